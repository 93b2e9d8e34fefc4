import type { PedidoDoApp } from '@corre/contract/integracoes/pedido-do-app.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { type Origem, STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given, prepared } from '@corre/db/compiled.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, instant, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { anotarStatus, avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { colunasDaRetencao, type Plano, refazerRetencao } from '../../despacho/kernel/reter.queries.ts';
import { type Ligado, ligarPedidos, pedidosDosApps } from '../app-de-pedidos/ligar.ts';
import { comCotacoes } from '../cotacao/usar.ts';
import { bairroDe } from '../enderecos/bairro-de.ts';
import { lembrarEnderecos } from '../enderecos/lembrar.ts';
import { anotarProntas } from '../preparo/marcar-pronto.ts';
import { planejar } from '../preparo/planejar.ts';
import { guardarCodigos } from '../prova/codigos.ts';
import { exigencias } from '../prova/prova-do-comercio.ts';
import { inserirLinks } from '../rastreio/inserir-links.ts';
import { novoLink } from '../rastreio/token.ts';
import { repeticao } from './repeticao.ts';
import { rotaQueEspera } from './rota-que-espera.ts';

const mensagemDe = (origem: Origem, total: number) =>
  origem === 'ifood' ? 'Solicitação do iFood enviada com sucesso!' : `${total} entrega(s) solicitada(s) com sucesso!`;

interface NovaRota extends Pick<Row<'rota'>, 'comercio_id' | 'urgente' | 'liberada_em'> {
  paradas: number;
  /** null: the shop gave no time, so the route is offered at once */
  plano: Plano | null;
}

/** Counts a shop's open requests. Index `solicitacao_aberta_do_comercio`. */
const abertasDe = (db: Queries, comercio_id: number | Expression<number>) =>
  db
    .selectFrom('solicitacao as s')
    .select(({ fn }) => fn.countAll<number>().as('abertas'))
    .where('s.comercio_id', '=', comercio_id)
    .where('s.status', 'in', STATUS_ABERTO);

/** Columns that are written only for a route with a ready time. */
const DA_RETENCAO = ['retida', 'oferecer_apos', 'antecedencia_segundos'] as const;

type RotaJa = Pick<NovaRota, 'comercio_id' | 'urgente' | 'liberada_em'> & {
  /** maximum of open requests of the shop before this route */
  limite: number;
};

/** Inserts a route that is offered at once. */
const inserirJa = compiled((db, given: Given<RotaJa>) =>
  db
    .insertInto('rota')
    .columns(['liberada_em', 'comercio_id', 'urgente'])
    .expression((eb) =>
      eb
        .selectFrom('comercio as c')
        .select([
          instant(given('liberada_em')).as('liberada_em'),
          'c.id',
          sql<boolean>`${given('urgente')}::boolean`.as('urgente'),
        ])
        .where('c.id', '=', given('comercio_id'))
        .where('c.ativo', '=', true)
        .where(abertasDe(db, given('comercio_id')).$asScalar(), '<=', sql<number>`${given('limite')}::int`),
    )
    .returning('id'),
);

const inserirRetida = (em: Em, plano: Plano, { liberada_em, comercio_id, urgente, limite }: RotaJa) =>
  em
    .getKysely()
    .insertInto('rota')
    .columns([...DA_RETENCAO, 'liberada_em', 'comercio_id', 'urgente'])
    .expression((eb) =>
      eb
        .selectFrom('comercio as c')
        .select(colunasDaRetencao(plano, liberada_em))
        .select(['c.id', eb.val(urgente).as('urgente')])
        .where('c.id', '=', comercio_id)
        .where('c.ativo', '=', true)
        .where(abertasDe(em.getKysely(), comercio_id).$asScalar(), '<=', limite),
    )
    .returning('id')
    .execute();

/**
 * Inserts the route. Inserts nothing if the shop is removed or would have too many open requests. One statement does
 * both, so that the normal case needs no second query.
 */
async function inserirRota(em: Em, { ABERTAS_POR_LOJA }: Config, { plano, paradas, ...rota }: NovaRota) {
  const nova = { ...rota, limite: ABERTAS_POR_LOJA - paradas };
  const [inserida] = await (plano ? inserirRetida(em, plano, nova) : inserirJa(em, nova));
  return inserida;
}

/** Returns the error that explains why no route was inserted. */
async function recusa(em: Em, { ABERTAS_POR_LOJA }: Config, { comercio_id, paradas }: NovaRota) {
  const db = em.getKysely();
  const loja = await db.selectFrom('comercio').select('ativo').where('id', '=', comercio_id).executeTakeFirst();
  if (!loja?.ativo) return new BusinessError('CONTA_REMOVIDA');
  const { abertas } = await abertasDe(db, comercio_id).executeTakeFirstOrThrow();
  return new BusinessError('LOJA_LOTADA', { abertas, limite: ABERTAS_POR_LOJA, pedidas: paradas });
}

/** Additional data of a request from another system (ADR 0038). */
interface DeFora extends Pick<Row<'solicitacao'>, 'canal' | 'numero_pedido' | 'volta' | 'codigo_de_fora'> {
  /** requests that should share a route with this one, if possible */
  junto_de: readonly number[];
}

const DA_LOJA: DeFora = { canal: null, numero_pedido: null, volta: false, codigo_de_fora: false, junto_de: [] };

type Entrada = Omit<NovaSolicitacao, 'origem'> & { comercio_id: number; origem: Origem };

/** A stop without its app, with its code: that of an app that checks codes, unless the call asks for no code. */
const paradaDe =
  (ligados: readonly Ligado[], codigo_de_fora: boolean) =>
  <P extends PedidoDoApp & Pick<NovaSolicitacao, 'exige_codigo'>>(
    { pedido_externo_id: _, app_id: __, ...parada }: P,
    i: number,
  ) =>
    ligados.some(({ parada: qual, confere_codigo }) => qual === i && confere_codigo)
      ? { ...parada, exige_codigo: parada.exige_codigo ?? true, codigo_de_fora: true }
      : { ...parada, codigo_de_fora };

/**
 * Creates one request or a route of several requests for a shop [pedido]. The route is offered at once, unless its
 * parcels are not ready yet. A repeated call with references gets the first answer [referencia-externa]. Throws 400
 * for a ready time too far ahead or an unknown ordering app, 403 for a removed shop, and 409 for too many open
 * requests, a used reference or an app's order that another open request delivers.
 */
export async function criarSolicitacao(
  em: Em,
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  entrada: Entrada,
  { codigo_de_fora, junto_de, ...deFora }: DeFora = DA_LOJA,
) {
  const { comercio_id, origem, ...chamada } = entrada;
  const { pedido_hash, solicitacao_ids } = await repeticao(em, vault, entrada);
  if (solicitacao_ids) return { message: mensagemDe(origem, solicitacao_ids.length), solicitacao_ids };
  const { urgente, multiplas_entregas, ...primeira } = await comCotacoes(em, comercio_id, chamada);
  const pedidas = [primeira, ...multiplas_entregas];
  const ligados = await pedidosDosApps(em, comercio_id, pedidas);
  const paradas = pedidas.map(paradaDe(ligados, codigo_de_fora));
  const links = paradas.map(() => novoLink(vault));
  await lembrarEnderecos(em, comercio_id, origem, paradas);
  const plano = await planejar(em, config, comercio_id, paradas);
  return comDespacho(em, config, { comercio_id }, async (agora) => {
    // The removal of a shop takes the same lock, so no request of a removed shop is created. The number of open
    // requests does not change under the lock either.
    const nova = { comercio_id, urgente, liberada_em: agora, paradas: paradas.length, plano };
    const limite = config.ABERTAS_POR_LOJA;
    const outra = await rotaQueEspera(em, { comercio_id, junto_de, limite, depois: plano !== null });
    const antes = outra?.ordem ?? 0;
    const rota = outra ?? (await inserirRota(em, config, nova));
    if (!rota) throw await recusa(em, config, nova);
    const pedir = em
      .getKysely()
      .with('movida', (db) =>
        db
          .insertInto('solicitacao')
          .values(
            paradas.map((parada, i) => ({
              ...parada,
              ...deFora,
              ...exigencias(parada, comercio_id),
              bairro_id: bairroDe(parada.endereco),
              // A ready time in the past becomes the present time.
              pronto_em: parada.pronto_em && sql<string>`greatest(${instant(parada.pronto_em)}, ${instant(agora)})`,
              pedido_hash,
              rota_id: rota.id,
              ordem: antes + i + 1,
              comercio_id,
              urgente,
              origem,
              data_solicitacao: instant(agora),
              data_status: instant(agora),
            })),
          )
          .returning(['id', 'comercio_id', 'entregador_id', 'exige_codigo', 'codigo_de_fora'])
          // Order in this call, not in a route that existed before.
          .returning(sql<number>`ordem - ${antes}::int`.as('ordem')),
      )
      .with('rastreada', (db) => inserirLinks(db, links))
      .with('anotada', (db) =>
        anotarStatus(db, {
          status: sql<'aguardando'>`'aguardando'`,
          quando: instant(agora),
          ator_tipo: sql<'comercio'>`'comercio'`,
          ator_id: sql<number>`${comercio_id}::int`,
        }),
      )
      .selectFrom('movida')
      .select(['movida.id', 'movida.comercio_id', 'movida.entregador_id'])
      .select(['movida.exige_codigo', 'movida.codigo_de_fora'])
      .orderBy('movida.id');
    // Only one stop is prepared: most requests have one, and each number of stops would need its own plan per
    // connection.
    const criadas = await (paradas.length === 1 ? prepared(em, pedir) : pedir.execute());
    await guardarCodigos(em, vault, criadas);
    await ligarPedidos(em, ligados, criadas);
    if (plano) await anotarProntas(em, { rota_id: rota.id, comercio_id });
    if (outra?.retida) await refazerRetencao(em, { rota_id: rota.id, agora });
    await avisarStatus(em, criadas);
    return { message: mensagemDe(origem, criadas.length), solicitacao_ids: criadas.map((s) => s.id) };
  });
}

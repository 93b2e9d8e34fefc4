import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { type Origem, STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given, prepared } from '@corre/db/compiled.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, instant, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { anotarStatus, avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { colunasDaRetencao, type Plano, refazerRetencao } from '../../despacho/kernel/reter.queries.ts';
import { contaRemovida } from '../../despacho/passos/erros.ts';
import { lembrarEnderecos } from '../enderecos/lembrar.ts';
import { anotarProntas } from '../preparo/anotar-prontas.ts';
import { planejar } from '../preparo/planejar.ts';
import { guardarCodigos } from '../prova/guardar-codigos.ts';
import { exigencias } from '../prova/prova-do-comercio.ts';
import { inserirLinks } from '../rastreio/inserir-links.ts';
import { novoLink } from '../rastreio/token.ts';
import { lojaLotada } from './erros.ts';
import { rotaQueEspera } from './rota-que-espera.ts';

const mensagemDe = (origem: Origem, total: number) =>
  origem === 'ifood' ? 'Solicitação do iFood enviada com sucesso!' : `${total} entrega(s) solicitada(s) com sucesso!`;

interface NovaRota extends Pick<Row<'rota'>, 'comercio_id' | 'urgente' | 'criada_em'> {
  paradas: number;
  /** null: nobody said when it is ready, so it is offered at once */
  plano: Plano | null;
}

/** What a shop has open. Index `solicitacao_aberta_do_comercio`. */
const abertasDe = (db: Queries, comercio_id: number | Expression<number>) =>
  db
    .selectFrom('solicitacao as s')
    .select(({ fn }) => fn.countAll<number>().as('abertas'))
    .where('s.comercio_id', '=', comercio_id)
    .where('s.status', 'in', STATUS_ABERTO);

/** What only a route has whose shop said when it is ready: without that the statement is what it was. */
const DA_RETENCAO = ['retida', 'oferecer_apos', 'antecedencia_segundos'] as const;

type RotaJa = Pick<NovaRota, 'comercio_id' | 'urgente' | 'criada_em'> & {
  /** open requests of the shop before it, at most */
  limite: number;
};

/** A route that is offered at once. */
const inserirJa = compiled((db, given: Given<RotaJa>) =>
  db
    .insertInto('rota')
    .columns(['criada_em', 'comercio_id', 'urgente'])
    .expression((eb) =>
      eb
        .selectFrom('comercio as c')
        .select([
          instant(given('criada_em')).as('criada_em'),
          'c.id',
          sql<boolean>`${given('urgente')}::boolean`.as('urgente'),
        ])
        .where('c.id', '=', given('comercio_id'))
        .where('c.ativo', '=', true)
        .where(abertasDe(db, given('comercio_id')).$asScalar(), '<=', sql<number>`${given('limite')}::int`),
    )
    .returning('id'),
);

const inserirRetida = (em: Em, plano: Plano, { criada_em, comercio_id, urgente, limite }: RotaJa) =>
  em
    .getKysely()
    .insertInto('rota')
    .columns([...DA_RETENCAO, 'criada_em', 'comercio_id', 'urgente'])
    .expression((eb) =>
      eb
        .selectFrom('comercio as c')
        .select(colunasDaRetencao(plano, criada_em))
        .select(['c.id', eb.val(urgente).as('urgente')])
        .where('c.id', '=', comercio_id)
        .where('c.ativo', '=', true)
        .where(abertasDe(em.getKysely(), comercio_id).$asScalar(), '<=', limite),
    )
    .returning('id')
    .execute();

/** The route, unless the shop is removed or would have more requests open than it may: one statement, so that a request that fits costs no second. */
async function inserirRota(em: Em, { ABERTAS_POR_LOJA }: Config, { plano, paradas, ...rota }: NovaRota) {
  const nova = { ...rota, limite: ABERTAS_POR_LOJA - paradas };
  const [inserida] = await (plano ? inserirRetida(em, plano, nova) : inserirJa(em, nova));
  return inserida;
}

/** Why there is no route: the shop is removed, or it has too much open. */
async function recusa(em: Em, { ABERTAS_POR_LOJA }: Config, { comercio_id, paradas }: NovaRota) {
  const db = em.getKysely();
  const loja = await db.selectFrom('comercio').select('ativo').where('id', '=', comercio_id).executeTakeFirst();
  if (!loja?.ativo) return contaRemovida();
  const { abertas } = await abertasDe(db, comercio_id).executeTakeFirstOrThrow();
  return lojaLotada({ abertas, limite: ABERTAS_POR_LOJA, pedidas: paradas });
}

/** What another system that asks in the shop's name says besides (decision record 0075). */
interface DeFora extends Pick<Row<'solicitacao'>, 'canal' | 'numero_pedido' | 'volta'> {
  /** the code at the door is that system's: none of ours is made */
  codigo_de_fora: boolean;
  /** requests with which it would like to go; it goes alone where that cannot be */
  junto_de: readonly number[];
}

const DA_LOJA: DeFora = { canal: null, numero_pedido: null, volta: false, codigo_de_fora: false, junto_de: [] };

type Entrada = Omit<NovaSolicitacao, 'origem'> & { comercio_id: number; origem: Origem };

/** A shop asks for one delivery, or for several that go together as a route; the first free courier is offered it at once. */
export async function criarSolicitacao(
  em: Em,
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  entrada: Entrada,
  { codigo_de_fora, junto_de, ...deFora }: DeFora = DA_LOJA,
) {
  const { comercio_id, urgente, origem, multiplas_entregas, ...primeira } = entrada;
  const paradas = [primeira, ...multiplas_entregas];
  const links = paradas.map(() => novoLink(vault));
  await lembrarEnderecos(em, comercio_id, origem, paradas);
  const plano = await planejar(em, config, comercio_id, paradas);
  return comDespacho(em, config, { comercio_id }, async (agora) => {
    // a shop that is removed meanwhile must not leave a request behind: the removal holds the same lock
    // and what is counted open stands still
    const nova = { comercio_id, urgente, criada_em: agora, paradas: paradas.length, plano };
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
              // what should have been ready is ready
              pronto_em: parada.pronto_em && sql<string>`greatest(${instant(parada.pronto_em)}, ${instant(agora)})`,
              rota_id: rota.id,
              ordem: antes + i + 1,
              comercio_id,
              urgente,
              origem,
              data_solicitacao: instant(agora),
              data_status: instant(agora),
            })),
          )
          .returning(['id', 'comercio_id', 'entregador_id', 'exige_codigo'])
          // as they were asked for, not as they stand in a route that was there
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
      .select(['movida.id', 'movida.comercio_id', 'movida.entregador_id', 'movida.exige_codigo'])
      .orderBy('movida.id');
    // most are of one stop, and a plan for each number of them would lie in every connection
    const criadas = await (paradas.length === 1 ? prepared(em, pedir) : pedir.execute());
    await guardarCodigos(em, vault, criadas, codigo_de_fora);
    if (plano) await anotarProntas(em, { rota_id: rota.id, comercio_id });
    if (outra?.retida) await refazerRetencao(em, { rota_id: rota.id, agora });
    await avisarStatus(em, criadas);
    return { message: mensagemDe(origem, criadas.length), solicitacao_ids: criadas.map((s) => s.id) };
  });
}

import { liquido } from '@corre/contract/money.ts';
import type {
  entregaAtivaSchema,
  ParteDaLista,
  ParteOuNumero,
  SolicitacaoDoComercio,
  SolicitacaoDoEntregador,
  solicitacaoDoSuporteSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { solicitacoesVistas } from '../../despacho/kernel/solicitacao.queries.ts';
import { conversaDaParada } from '../chat/conversa.queries.ts';
import type { LinkLido } from '../rastreio/links.ts';
import {
  type DaLista,
  type DaUnica,
  DE_TODOS,
  DO_COMERCIO,
  DO_ENTREGADOR,
  type DoNumero,
  idDaUnica,
  idDeUma,
  idsDaParte,
  idsDasPrimeiras,
  idsDoNumero,
} from './parte-da-lista.ts';

/** A row of a list with the stored columns of its tracking link. `comLinks` makes the address from them. */
type Listada<Vista> = Omit<Vista, 'rastreio_url'> & LinkLido;

/**
 * Reads the link per row by its key. With one more table in the join PostgreSQL would no longer search all join orders.
 */
const listadas = (db: Queries) =>
  solicitacoesVistas(db).select(({ selectFrom }) => {
    const link = selectFrom('rastreio as t').whereRef('t.solicitacao_id', '=', 's.id');
    return [
      link.select(sql<Buffer>`t.semente || t.token_sha256`.as('link')).as('link'),
      link.select('t.recusado_em').as('rastreio_recusado_em'),
    ];
  });

/** The statuses of a courier's list, in its order. */
const NA_LISTA_DO_ENTREGADOR = [...STATUS_EM_ANDAMENTO.toReversed(), 'finalizada'];

const listaDoEntregador = compiled((db, given: Given<DaLista>) =>
  listadas(db)
    .where('s.id', 'in', idsDaParte(db, DO_ENTREGADOR, given))
    .select((eb) =>
      eb
        .selectFrom('solicitacao as q')
        .select(({ fn }) => fn.sum<number>('q.valor_estimado').as('total'))
        .whereRef('q.rota_id', '=', 's.rota_id')
        .whereRef('q.entregador_id', '=', 's.entregador_id')
        .where('q.status', '<>', 'cancelada')
        .$asScalar()
        .$notNull()
        .as('valor_rota'),
    )
    .orderBy(({ ref }) => sql`array_position(${NA_LISTA_DO_ENTREGADOR}::text[], ${ref('s.status')})`)
    .orderBy((eb) => eb.case().when('s.status', '<>', 'finalizada').then(eb.ref('s.data_status')).end())
    .orderBy((eb) => eb.case().when('s.status', '<>', 'finalizada').then(eb.ref('s.id')).end())
    .orderBy('s.id', 'desc'),
);

/**
 * Returns a courier's open requests, the furthest step first, then the last finished ones [minhas-entregas]. Within a
 * step the request that has been in it the longest comes first.
 */
export async function solicitacoesDoEntregador(
  em: Em,
  entregador_id: number,
  parte: ParteDaLista = {},
): Promise<Listada<SolicitacaoDoEntregador>[]> {
  const ate = parte.encerradas_antes_de ?? null;
  const linhas = await listaDoEntregador(em, { dono_id: entregador_id, encerradas_antes_de: ate });
  return linhas.map((linha) => ({ ...linha, liquido_rota: liquido(linha.valor_rota) }));
}

/** A query for the ids of a list. */
type Ids =
  | ReturnType<typeof idsDaParte>
  | ReturnType<typeof idsDasPrimeiras>
  | ReturnType<typeof idsDoNumero>
  | ReturnType<typeof idDaUnica>;

const doComercio = (db: Queries, ids: Ids) =>
  listadas(db)
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .leftJoin('avaliacao as a', 'a.solicitacao_id', 's.id')
    .leftJoinLateral(
      ({ ref }) => conversaDaParada(db, { rota_id: ref('s.rota_id'), entregador_id: ref('s.entregador_id') }).as('v'),
      (join) => join.onTrue(),
    )
    .where('s.id', 'in', ids)
    .select((eb) => [
      'r.prioritaria',
      'r.oferecer_apos',
      'r.retida as agendada',
      sql<number | null>`round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1)`.as('avaliacao_media'),
      'e.total_avaliacoes',
      'a.nota',
      eb
        .selectFrom('mensagem as m')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('m.solicitacao_id', '=', 'v.principal')
        .whereRef('m.entregador_id', '=', 's.entregador_id')
        .where('m.remetente_tipo', '=', 'entregador')
        // The chat of a cancelled stop is closed, even if its route goes on.
        .where('s.status', '<>', 'cancelada')
        .where(({ eb: m, fn, lit, selectFrom }) => {
          const lidas = selectFrom('leitura as l')
            .select('l.ate_sequencia')
            .whereRef('l.solicitacao_id', '=', 'v.principal')
            .where('l.leitor_tipo', '=', 'comercio');
          return m('m.sequencia', '>', fn.coalesce(lidas, lit(0)));
        })
        .$asScalar()
        .$notNull()
        .as('mensagens_nao_lidas'),
    ])
    .orderBy((eb) => eb('s.status', 'in', STATUS_ENCERRADO))
    .orderBy('s.id', 'desc');

const listaDoComercio = compiled((db, given: Given<DaLista>) => doComercio(db, idsDaParte(db, DO_COMERCIO, given)));
const doNumeroNoComercio = compiled((db, given: Given<DoNumero>) =>
  doComercio(db, idsDoNumero(db, DO_COMERCIO, given)),
);

/**
 * Returns a shop's open requests, newest first, then the closed ones. The unread messages are those of the conversation
 * (ADR 0025).
 */
export const solicitacoesDoComercio = (
  em: Em,
  comercio_id: number,
  { numero, encerradas_antes_de }: ParteOuNumero = {},
): Promise<Listada<SolicitacaoDoComercio>[]> =>
  numero === undefined
    ? listaDoComercio(em, { dono_id: comercio_id, encerradas_antes_de: encerradas_antes_de ?? null })
    : doNumeroNoComercio(em, { dono_id: comercio_id, numero: numero.toLowerCase() });

const unicaDoComercio = compiled((db, given: Given<DaUnica>) => doComercio(db, idDaUnica(db, given)));

/**
 * Returns one request of a shop, of any time, in the form of the list.
 * @throws 404 if it does not belong to this shop
 */
export async function solicitacaoDoComercio(
  em: Em,
  comercio_id: number,
  id: number,
): Promise<Listada<SolicitacaoDoComercio>> {
  const [unica] = await unicaDoComercio(em, { comercio_id, id });
  if (!unica) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return unica;
}

const deTodos = (db: Queries, ids: Ids) =>
  listadas(db)
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .where('s.id', 'in', ids)
    .select((eb) => [
      'r.oferecer_apos',
      'r.retida as agendada',
      sql<boolean>`r.sinalizada_em is not null and s.status = 'aguardando'`.as('sinalizada'),
      eb
        .case()
        .when(eb.and([eb('s.status', '=', 'aguardando'), eb('o.id', 'is not', null)]))
        .then(
          jsonBuildObject({
            entregador_id: eb.ref('o.entregador_id').$notNull(),
            nome_entregador: eb
              .selectFrom('entregador as n')
              .select('n.nome_completo')
              .whereRef('n.id', '=', 'o.entregador_id')
              .$asScalar()
              .$notNull(),
            enviada_em: eb.ref('o.enviada_em').$notNull(),
            entregue_em: eb.ref('o.entregue_em'),
            expira_em: eb.ref('o.expira_em').$notNull(),
          }),
        )
        .end()
        .as('oferta_viva'),
    ])
    .orderBy((eb) => eb('s.status', '<>', 'aguardando'))
    .orderBy((eb) => eb('s.status', 'in', STATUS_ENCERRADO))
    .orderBy((eb) => eb.case().when('s.status', '=', 'aguardando').then(eb.ref('s.data_solicitacao')).end())
    .orderBy('s.id', 'desc');

const listaDeTodos = compiled((db, given: Given<DaLista>) => deTodos(db, idsDaParte(db, DE_TODOS, given)));
const doNumero = compiled((db, given: Given<DoNumero>) => deTodos(db, idsDoNumero(db, DE_TODOS, given)));

const primeirasDeTodos = compiled((db) => deTodos(db, idsDasPrimeiras(db)).limit(PRIMEIRAS_LINHAS));

/** Returns the first rows of support's list, at most `PRIMEIRAS_LINHAS`. */
export const primeirasSolicitacoes = (em: Em): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>[]> =>
  primeirasDeTodos(em, {});

/** Returns support's list: waiting requests, oldest first, then those under way, then the closed ones. */
export const todasSolicitacoes = (
  em: Em,
  { numero, encerradas_antes_de }: ParteOuNumero = {},
): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>[]> =>
  numero === undefined
    ? listaDeTodos(em, { dono_id: null, encerradas_antes_de: encerradas_antes_de ?? null })
    : doNumero(em, { dono_id: null, numero: numero.toLowerCase() });

const unicaDeTodos = compiled((db, given: Given<Pick<DaUnica, 'id'>>) => deTodos(db, idDeUma(db, given)));

/**
 * Returns one request of any time and any shop, in the form of support's list.
 * @throws 404 if there is none
 */
export async function solicitacaoDeTodos(
  em: Em,
  id: number,
): Promise<Listada<z.output<typeof solicitacaoDoSuporteSchema>>> {
  const [unica] = await unicaDeTodos(em, { id });
  if (!unica) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return unica;
}

/** Returns the deliveries that couriers hold now, the longest first [torre]. */
export const entregasAtivas = (em: Em): Promise<z.output<typeof entregaAtivaSchema>[]> =>
  em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .innerJoin('solicitacao_historico as h', (join) =>
      join.onRef('h.solicitacao_id', '=', 's.id').on('h.status', '=', 'aceita'),
    )
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .select(['s.id as entrega_id', 'e.id as entregador_id', 'e.nome_completo as entregador_nome', 'c.nome as comercio'])
    .select(['s.endereco', 's.status', 's.valor_estimado', 'h.quando as data_inicio'])
    .select(sql<number>`floor(extract(epoch from agora() - h.quando) / 60)::int`.as('tempo_minutos'))
    .orderBy('h.quando')
    .orderBy('s.id')
    .execute();

import { ENCERRADAS_POR_VEZ, PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import {
  STATUS_ABERTO,
  STATUS_EM_ANDAMENTO,
  STATUS_ENCERRADO,
  type StatusSolicitacao,
} from '@corre/contract/vocabulario.ts';
import type { Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import { sql } from '@corre/db/sql.ts';
import { onePage, type Page } from '../../base/page.ts';

/** The owner of a list, and the statuses that count as open and as closed in it. A missing owner never means all. */
interface Lista {
  dono: { coluna: 'comercio_id' | 'entregador_id' } | { todas: true };
  abertas: readonly StatusSolicitacao[];
  encerradas: readonly StatusSolicitacao[];
}

/** A shop's list. Indexes `solicitacao_aberta_do_comercio`, `solicitacao_passada_do_comercio`. */
export const DO_COMERCIO: Lista = {
  dono: { coluna: 'comercio_id' },
  abertas: STATUS_ABERTO,
  encerradas: STATUS_ENCERRADO,
};

/**
 * The list of all shops. Index `solicitacao_aberta_do_comercio`. The closed ones use the primary key, because nearly
 * all requests are closed.
 */
export const DE_TODOS: Lista = { dono: { todas: true }, abertas: STATUS_ABERTO, encerradas: STATUS_ENCERRADO };

/**
 * A courier's list, in which only finished requests count as closed. Indexes `solicitacao_aberta_do_entregador`,
 * `solicitacao_passada_do_entregador`.
 */
export const DO_ENTREGADOR: Lista = {
  dono: { coluna: 'entregador_id' },
  abertas: STATUS_EM_ANDAMENTO,
  encerradas: ['finalizada'],
};

/**
 * The arguments of a list: its owner's id (the list of all shops does not read it), and the id before which the closed
 * requests continue. Null starts at the beginning.
 */
export interface DaLista {
  dono_id: number | null;
  encerradas_antes_de: number | null;
}

/** All open requests of the list. */
const abertas = (db: Queries, { dono, abertas: status }: Lista, given: Given<DaLista>) =>
  db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.status', 'in', status)
    .where((eb) => ('todas' in dono ? eb.lit(true) : eb(`s.${dono.coluna}`, '=', given('dono_id'))));

/** The greatest possible id. */
const DO_COMECO = 2_147_483_647;

/**
 * Selects the closed requests before the cursor, newest id first. Owner and id are compared as a pair. With an equality
 * and an order by id alone, PostgreSQL may scan all requests to find one owner's.
 */
function fechadas(db: Queries, { dono, encerradas }: Lista, given: Given<DaLista>) {
  const cursor = sql<number>`coalesce(${given('encerradas_antes_de')}::int, ${sql.lit(DO_COMECO)})`;
  const todas = db.selectFrom('solicitacao as s').select('s.id').where('s.status', 'in', encerradas);
  if ('todas' in dono) return todas.where('s.id', '<', cursor);
  const coluna = sql.ref<number>(`s.${dono.coluna}`);
  return todas
    .where(sql<boolean>`(${coluna}, s.id) < (${given('dono_id')}::int, ${cursor})`)
    .where(sql<boolean>`${coluna} >= ${given('dono_id')}::int`)
    .orderBy(coluna, 'desc');
}

/**
 * Selects the ids of a part of a list: all open requests, and one page of the closed ones, newest first, with one row
 * more than the page shows (`umaParte`). The pages go back to the first request [listas].
 */
export function idsDaParte(db: Queries, lista: Lista, given: Given<DaLista>) {
  const pagina = fechadas(db, lista, given)
    .orderBy('s.id', 'desc')
    .limit(ENCERRADAS_POR_VEZ + 1);
  return abertas(db, lista, given)
    .where(sql<number | null>`${given('encerradas_antes_de')}::int`, 'is', null)
    .unionAll(({ parens }) => parens(pagina));
}

/**
 * Returns one part of a list that stands in its order, closed requests last. Notes in `page` where the list goes on.
 */
export function umaParte<Linha extends { id: number; status: StatusSolicitacao }>(
  linhas: Linha[],
  page: Page | undefined,
  { encerradas }: Lista,
): Linha[] {
  const fechadas = linhas.filter(({ status }) => encerradas.includes(status)).length;
  return onePage(linhas, { max: linhas.length - fechadas + ENCERRADAS_POR_VEZ, page });
}

/**
 * Selects the ids for the first rows of support's list. It takes `PRIMEIRAS_LINHAS` of each group: waiting, under way,
 * closed. Index `solicitacao_aberta_do_comercio`, and the primary key.
 */
export function idsDasPrimeiras(db: Queries) {
  const de = (status: readonly StatusSolicitacao[]) =>
    db.selectFrom('solicitacao as s').select('s.id').where('s.status', 'in', status).limit(PRIMEIRAS_LINHAS);
  const esperam = de(['aguardando']).orderBy('s.data_solicitacao').orderBy('s.id', 'desc');
  return db
    .selectFrom(esperam.as('e'))
    .select('e.id')
    .unionAll(({ parens }) => parens(de(STATUS_EM_ANDAMENTO).orderBy('s.id', 'desc')))
    .unionAll(({ parens }) => parens(de(STATUS_ENCERRADO).orderBy('s.id', 'desc')));
}

/** The arguments of a search by number: the owner, the start of the number in lower case, and the id that it may be. */
export interface DoNumero {
  dono_id: number | null;
  numero: string;
  id: number | null;
}

/** Returns a typed number as the arguments of a search. Nine digits are the most that every id's type holds. */
export const numeroProcurado = (numero: string): Pick<DoNumero, 'numero' | 'id'> => ({
  numero: numero.toLowerCase(),
  id: /^\d{1,9}$/.test(numero) ? Number(numero) : null,
});

/**
 * Selects the newest requests whose number at the point of sale starts with the text, and the one whose id it is: most
 * requests have no other number. Index `solicitacao_do_numero`, and the primary key. It compares a range, because a
 * generic plan cannot use the index for `like`.
 */
export function idsDoNumero(db: Queries, { dono }: Lista, given: Given<DoNumero>) {
  const numero = sql<string>`lower(s.numero_pedido)`;
  const doDono = db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where((eb) => ('todas' in dono ? eb.lit(true) : eb(`s.${dono.coluna}`, '=', given('dono_id'))));
  const peloNumero = doDono
    .where('s.numero_pedido', 'is not', null)
    .where(
      sql<boolean>`${numero} ~>=~ ${given('numero')}::text and ${numero} ~<~ (${given('numero')}::text || chr(1114111))`,
    )
    .orderBy('s.id', 'desc')
    .limit(ENCERRADAS_POR_VEZ);
  return doDono.where('s.id', '=', sql<number>`${given('id')}::int`).union(({ parens }) => parens(peloNumero));
}

/** The arguments for one request of a shop. */
export interface DaUnica {
  comercio_id: number;
  id: number;
}

/** Selects the id of this request of any shop. */
export const idDeUma = (db: Queries, given: Given<Pick<DaUnica, 'id'>>) =>
  db.selectFrom('solicitacao as s').select('s.id').where('s.id', '=', given('id'));

/** Selects the id of this request if it belongs to the shop. */
export const idDaUnica = (db: Queries, given: Given<DaUnica>) =>
  idDeUma(db, given).where('s.comercio_id', '=', given('comercio_id'));

/** The arguments for the request with a reference of the caller. */
export interface DaReferencia {
  comercio_id: number;
  referencia_externa: string;
}

/** Selects the id of the shop's request with this reference. Index `solicitacao_da_referencia`. */
export const idDaReferencia = (db: Queries, given: Given<DaReferencia>) =>
  db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.comercio_id', '=', given('comercio_id'))
    .where('s.referencia_externa', '=', given('referencia_externa'));

/** Selects those of the ids that belong to the shop. */
export const idsDados = (db: Queries, given: Given<{ comercio_id: number; ids: number[] }>) =>
  db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.id', '=', sql<number>`any(${given('ids')}::int[])`)
    .where('s.comercio_id', '=', given('comercio_id'));

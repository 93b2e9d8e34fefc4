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

/** Whose requests a list shows, and which of them are open and closed to its reader. */
interface Lista {
  dono: 'comercio_id' | 'entregador_id' | null;
  abertas: readonly StatusSolicitacao[];
  encerradas: readonly StatusSolicitacao[];
}

/** A shop's: indexes `solicitacao_aberta_do_comercio`, `solicitacao_passada_do_comercio`. */
export const DO_COMERCIO: Lista = { dono: 'comercio_id', abertas: STATUS_ABERTO, encerradas: STATUS_ENCERRADO };

/** Everybody's: index `solicitacao_aberta_do_comercio`, and the primary key, since nearly all are closed. */
export const DE_TODOS: Lista = { dono: null, abertas: STATUS_ABERTO, encerradas: STATUS_ENCERRADO };

/** A courier's, who has only finished ones behind them: indexes `solicitacao_aberta_do_entregador`, `solicitacao_passada_do_entregador`. */
export const DO_ENTREGADOR: Lista = { dono: 'entregador_id', abertas: STATUS_EM_ANDAMENTO, encerradas: ['finalizada'] };

/** The arguments of a list: whose, and before which id the closed ones go on (null: the list from its beginning). */
export interface DaLista {
  dono_id: number | null;
  encerradas_antes_de: number | null;
}

/** Every open request of the list. */
const abertas = (db: Queries, { dono, abertas: status }: Lista, given: Given<DaLista>) =>
  db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.status', 'in', status)
    .where((eb) => (dono === null ? eb.lit(true) : eb(`s.${dono}`, '=', given('dono_id'))));

/** Above every id. */
const DO_COMECO = 2_147_483_647;

/**
 * The closed requests before the cursor, from the newest id on. Owner and id are compared together: with an equality and an order
 * by id alone PostgreSQL may walk everybody's requests in search of one owner's.
 */
function fechadas(db: Queries, { dono, encerradas }: Lista, given: Given<DaLista>) {
  const cursor = sql<number>`coalesce(${given('encerradas_antes_de')}::int, ${sql.lit(DO_COMECO)})`;
  const todas = db.selectFrom('solicitacao as s').select('s.id').where('s.status', 'in', encerradas);
  if (dono === null) return todas.where('s.id', '<', cursor);
  const coluna = sql.ref<number>(`s.${dono}`);
  return todas
    .where(sql<boolean>`(${coluna}, s.id) < (${given('dono_id')}::int, ${cursor})`)
    .where(sql<boolean>`${coluna} >= ${given('dono_id')}::int`)
    .orderBy(coluna, 'desc');
}

/**
 * The ids of a part of a list: every open request, however many, and one page of the closed ones, newest id first, as far back as
 * there are any (docs/decisions/0012-shop-place-and-lists.md).
 */
export function idsDaParte(db: Queries, lista: Lista, given: Given<DaLista>) {
  const pagina = fechadas(db, lista, given).orderBy('s.id', 'desc').limit(ENCERRADAS_POR_VEZ);
  return abertas(db, lista, given)
    .where(sql<number | null>`${given('encerradas_antes_de')}::int`, 'is', null)
    .unionAll(({ parens }) => parens(pagina));
}

/**
 * The ids that support's list may begin with: of those that wait, of those on their way and of those that closed so many each, in the
 * list's own order. Index `solicitacao_aberta_do_comercio`, and the primary key.
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

/** The arguments of a search: whose, and how the number begins, in lower case. */
export interface DoNumero {
  dono_id: number | null;
  numero: string;
}

/**
 * The ids of the newest requests whose number at the point of sale begins so: index `solicitacao_do_numero`. As a range, not as `like`:
 * a plan for any argument finds the index only so.
 */
export function idsDoNumero(db: Queries, { dono }: Lista, given: Given<DoNumero>) {
  const numero = sql<string>`lower(s.numero_pedido)`;
  return db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.numero_pedido', 'is not', null)
    .where(
      sql<boolean>`${numero} ~>=~ ${given('numero')}::text and ${numero} ~<~ (${given('numero')}::text || chr(1114111))`,
    )
    .where((eb) => (dono === null ? eb.lit(true) : eb(`s.${dono}`, '=', given('dono_id'))))
    .orderBy('s.id', 'desc')
    .limit(ENCERRADAS_POR_VEZ);
}

/** The arguments that name one request of a shop. */
export interface DaUnica {
  comercio_id: number;
  id: number;
}

/** The id of this request, whose ever it is. */
export const idDeUma = (db: Queries, given: Given<Pick<DaUnica, 'id'>>) =>
  db.selectFrom('solicitacao as s').select('s.id').where('s.id', '=', given('id'));

/** The id of this request, if it is the shop's. */
export const idDaUnica = (db: Queries, given: Given<DaUnica>) =>
  idDeUma(db, given).where('s.comercio_id', '=', given('comercio_id'));

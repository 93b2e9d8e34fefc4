import type { Queries } from '@corre/db/database.ts';
import { sql } from '@corre/db/sql.ts';
import { solicitacoesVistas } from '../../despacho/kernel/solicitacao.queries.ts';
import type { LinkLido } from '../rastreio/links.ts';
import type {
  idDaReferencia,
  idDaUnica,
  idsDados,
  idsDaParte,
  idsDasPrimeiras,
  idsDoNumero,
} from './parte-da-lista.ts';

/** A row of a list with the stored columns of its tracking link. `comLinks` makes the address from them. */
export type Listada<Vista> = Omit<Vista, 'rastreio_url'> & LinkLido;

/**
 * Reads the link per row by its key. With one more table in the join PostgreSQL would no longer search all join orders.
 */
export const listadas = (db: Queries) =>
  solicitacoesVistas(db).select(({ selectFrom }) => {
    const link = selectFrom('rastreio as t').whereRef('t.solicitacao_id', '=', 's.id');
    return [
      link.select(sql<Buffer>`t.semente || t.token_sha256`.as('link')).as('link'),
      link.select('t.recusado_em').as('rastreio_recusado_em'),
    ];
  });

/** A query for the ids of a list. */
export type Ids =
  | ReturnType<typeof idsDaParte>
  | ReturnType<typeof idsDasPrimeiras>
  | ReturnType<typeof idsDoNumero>
  | ReturnType<typeof idDaReferencia>
  | ReturnType<typeof idsDados>
  | ReturnType<typeof idDaUnica>;

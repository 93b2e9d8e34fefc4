import { STATUS_EM_ANDAMENTO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import { type Expression, sql } from '@corre/db/sql.ts';

/** The columns of a request that say whose conversation it is part of, as a query around this one names them. */
type DaParada = { [Nome in 'rota_id' | 'entregador_id']: Expression<Row<'solicitacao'>[Nome]> };

/**
 * The conversation of a request: one for all stops `t` of a route that one courier holds, and `principal` is the first of
 * them, under which its messages and marks lie (decision record 0025).
 */
export const conversaDaParada = (db: Queries, { rota_id, entregador_id }: DaParada) =>
  db
    .selectFrom('solicitacao as t')
    .select(({ fn }) => fn.min('t.id').as('principal'))
    .where('t.rota_id', '=', rota_id)
    .where('t.entregador_id', '=', entregador_id);

const EM_ANDAMENTO = sql`${[...STATUS_EM_ANDAMENTO]}::text[]`;

/** Of several requests under way, the status that is furthest; null when none is under way. */
export const maisAdiantado = (status: Expression<StatusSolicitacao>) =>
  sql<(typeof STATUS_EM_ANDAMENTO)[number] | null>`(${EM_ANDAMENTO})[max(array_position(${EM_ANDAMENTO}, ${status}))]`;

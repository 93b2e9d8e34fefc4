import { STATUS_EM_ANDAMENTO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import { type Expression, sql } from '@corre/db/sql.ts';

/** The columns of a request that identify its conversation, as references of the outer query. */
type DaParada = { [Nome in 'rota_id' | 'entregador_id']: Expression<Row<'solicitacao'>[Nome]> };

/**
 * Selects the conversation of a request: all stops `t` of a route that one courier holds form one conversation.
 * `principal` is the first stop, which stores its messages and read marks [chat-da-rota].
 */
export const conversaDaParada = (db: Queries, { rota_id, entregador_id }: DaParada) =>
  db
    .selectFrom('solicitacao as t')
    .select(({ fn }) => fn.min('t.id').as('principal'))
    .where('t.rota_id', '=', rota_id)
    .where('t.entregador_id', '=', entregador_id);

const EM_ANDAMENTO = sql`${[...STATUS_EM_ANDAMENTO]}::text[]`;

/** SQL: the furthest status of several requests under way, or null if none is under way. */
export const maisAdiantado = (status: Expression<StatusSolicitacao>) =>
  sql<(typeof STATUS_EM_ANDAMENTO)[number] | null>`(${EM_ANDAMENTO})[max(array_position(${EM_ANDAMENTO}, ${status}))]`;

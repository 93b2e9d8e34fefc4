import type { Database } from '@corre/db/database.ts';
import { agora, type ExpressionBuilder, sql } from '@corre/db/sql.ts';

/** Of `oferta o`, while it is open: when it dies if nobody answers; undelivered it dies earlier (decision record 0005). */
export const prazoDaOferta = sql<string>`
  case when o.entregue_em is null then least(o.entregar_ate, o.expira_em) else o.expira_em end`;

/** Of `oferta o`: it may be answered now, whether or not somebody marked it as dead already. */
export const ofertaValida = ({ and, or, eb }: ExpressionBuilder<{ o: Database['oferta'] }, 'o'>) =>
  and([
    eb('o.resultado', 'is', null),
    eb('o.expira_em', '>', agora),
    or([eb('o.entregue_em', 'is not', null), eb('o.entregar_ate', '>', agora)]),
  ]);

/** Of `oferta`: the route of this request; any route when no request is named. */
export const daSolicitacao =
  (solicitacao_id: number | undefined) =>
  ({ eb, lit, selectFrom }: ExpressionBuilder<Database, 'oferta'>) =>
    solicitacao_id === undefined
      ? lit(true)
      : eb('rota_id', '=', selectFrom('solicitacao').select('rota_id').where('id', '=', solicitacao_id));

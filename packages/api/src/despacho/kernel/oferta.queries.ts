import type { Database } from '@corre/db/database.ts';
import { agora, type ExpressionBuilder, sql } from '@corre/db/sql.ts';

/** The deadline of an open `oferta o`. An undelivered offer ends earlier [alcance]. */
export const prazoDaOferta = sql<string>`
  case when o.entregue_em is null then least(o.entregar_ate, o.expira_em) else o.expira_em end`;

/** Condition on `oferta o`: a courier may answer it now, whether or not its end is already recorded. */
export const ofertaValida = ({ and, or, eb }: ExpressionBuilder<{ o: Database['oferta'] }, 'o'>) =>
  and([
    eb('o.resultado', 'is', null),
    eb('o.expira_em', '>', agora),
    or([eb('o.entregue_em', 'is not', null), eb('o.entregar_ate', '>', agora)]),
  ]);

/** Condition on `oferta`: it belongs to the route of this request. Without a request, every offer matches. */
export const daSolicitacao =
  (solicitacao_id: number | undefined) =>
  ({ eb, lit, selectFrom }: ExpressionBuilder<Database, 'oferta'>) =>
    solicitacao_id === undefined
      ? lit(true)
      : eb('rota_id', '=', selectFrom('solicitacao').select('rota_id').where('id', '=', solicitacao_id));

import type { Desfecho } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';

/*
 * How a request ends, and whether it must go back to the shop first [devolver]. These expressions are the only place
 * that decides it, from stored rows. Each is about `solicitacao s`.
 */

/** The courier returns to the shop before the end: with the order, or with something that its shop wants back. */
export const temDeVoltar = sql<boolean>`(s.volta or s.a_devolver)`;

/** The courier brings the order of a cancelled request back. */
const canceladaEmMaos = sql<boolean>`(s.status = 'cancelada'
  and exists (select 1 from volta_a_loja v where v.solicitacao_id = s.id))`;

/** The order is on its way back to the shop, or has to go there next. */
export const voltando = sql<boolean>`(s.status = 'em_entrega' and s.a_devolver or ${canceladaEmMaos})`;

/**
 * The milestone `devolvido` is about the order, although nobody answered so: nothing else could go back, and it came
 * before the end, without a handover.
 */
const voltouPorSi = sql<boolean>`(s.pagamento = 'online' and not s.volta
  and exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'devolvido' and m.quando < s.data_status)
  and not exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'entregue'))`;

/** The order of a finished request is at the shop again. */
export const foiDevolvida = sql<boolean>`(s.a_devolver or ${voltouPorSi})`;

/** The outcome beside the status; null while the request is open. */
export const desfecho = sql<Desfecho | null>`case s.status
  when 'cancelada' then 'cancelada'
  when 'finalizada' then case when ${foiDevolvida} then 'devolvida' else 'entregue' end end`;

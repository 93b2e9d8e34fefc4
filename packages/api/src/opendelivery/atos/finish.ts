import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { finishSchema } from '../formato/acts.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import {
  auditOnce,
  cancelled,
  demandAnnounced,
  holdStream,
  isLive,
  type Live,
  notYet,
  rejected,
  statusOf,
} from './request.ts';
import { finishTest } from './test-acts.ts';

/** A day: tolerates a requester's clock that runs a little ahead, in milliseconds. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * Records the requester's confirmation, which the last event waits for. If it comes before the courier's last step,
 * `concluir_ate` keeps it until that step. The caller holds the stream's lock, and the step is expanded under the same
 * lock.
 */
async function noteWord(em: Em, { id, fluxo_id }: Live, ended: boolean): Promise<void> {
  const db = em.getKysely();
  await db
    .updateTable('tentativa')
    .set({ concluir_ate: ended ? null : sql<string>`least(concluir_ate, ${agora})` })
    .where('id', '=', id)
    .execute();
  if (ended)
    await db.insertInto('fato_externo').values({ fluxo_id, tipo: 'conclusao', valor: '', quando: agora }).execute();
}

/** Handles `finishDelivery`: the requester confirms the end of the delivery. A repeat adds nothing. */
export async function finish(call: Call): Promise<void> {
  const { finishDate } = read(finishSchema, call.body);
  if (Date.parse(finishDate) > Date.now() + AHEAD_MS) throw new Problem(400, 'finishDate: está no futuro');
  await call.em.transactional(async (em) => {
    const attempt = await attemptOf(em, call.caller.id, call.orderId);
    demandAnnounced(attempt.quer_conclusao, 'notifyConclusion');
    if (call.caller.ambiente === 'teste') return finishTest({ ...call, em }, attempt);
    if (!isLive(attempt) || attempt.passo === 'REJECTED') throw rejected();
    await holdStream(em, attempt);
    const status = await statusOf(em, attempt);
    if (status === 'cancelada') throw cancelled();
    if (status !== 'em_entrega' && status !== 'finalizada') throw notYet();
    await noteWord(em, attempt, status === 'finalizada');
    await auditOnce(em, call.caller, 'opendelivery-finalizado', attempt.solicitacao_id);
  });
}

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

/** A clock that is a little ahead is no fault; another day is. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * The word that the last event waits for. It may come before the courier's own last step: then it stands in `concluir_ate` until that
 * is told. The caller holds the stream, under which that is told too.
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

/** `finishDelivery`: the requester says that it is finished. The repeat adds nothing. */
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

import { pickedSchema } from '../formato/acts.ts';
import { read } from '../formato/read.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import { auditOnce, cancelled, demandAnnounced, isLive, rejected, statusOf } from './request.ts';
import { noteTest } from './test-acts.ts';

/**
 * Records that the requester handed over the order. It changes no step, because only the courier takes that step (ADR
 * 0075).
 */
export async function picked(call: Call): Promise<void> {
  read(pickedSchema, call.body);
  const attempt = await attemptOf(call.em, call.caller.id, call.orderId);
  demandAnnounced(attempt.quer_coleta, 'notifyPickup');
  if (call.caller.ambiente === 'teste') return call.em.transactional((em) => noteTest(em, attempt));
  if (!isLive(attempt) || attempt.passo === 'REJECTED') throw rejected();
  if ((await statusOf(call.em, attempt)) === 'cancelada') throw cancelled();
  await auditOnce(call.em, call.caller, 'opendelivery-coletado', attempt.solicitacao_id);
}

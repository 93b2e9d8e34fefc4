import { pickedSchema } from '../formato/acts.ts';
import { read } from '../formato/read.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import { auditOnce, cancelled, demandAnnounced, isLive, rejected, statusOf } from './request.ts';
import { noteTest } from './test-acts.ts';

/**
 * The requester says that the courier has the order. It is noted and moves nothing: the step is the courier's own, who has the order
 * in hand (docs/decisions/0075-open-delivery-provider.md).
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

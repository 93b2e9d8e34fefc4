import { actTransaction } from '../../base/dispatch-notes.ts';
import { marcarPronto } from '../../pedidos/preparo/marcar-pronto.ts';
import { pickedSchema } from '../formato/acts.ts';
import { read } from '../formato/read.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import { auditOnce, cancelled, demandAnnounced, isLive, rejected, statusOf } from './request.ts';
import { noteTest } from './test-acts.ts';

const GONE = ['em_entrega', 'finalizada'];

/**
 * Marks an order as ready, so that a held order is offered now. An order that has left the shop, or a repeat, changes
 * nothing.
 */
export function ready(call: Call): Promise<void> {
  return actTransaction(call.em, 'open-delivery', async (em) => {
    const attempt = await attemptOf(em, call.caller.id, call.orderId);
    demandAnnounced(attempt.quer_pronto, 'notifyReadyForPickup');
    if (call.caller.ambiente === 'teste') return noteTest(em, attempt);
    if (!isLive(attempt) || attempt.passo === 'REJECTED') throw rejected();
    const status = await statusOf(em, attempt);
    if (status === 'cancelada') throw cancelled();
    if (GONE.includes(status)) return;
    const { solicitacao_id } = attempt;
    const { comercio_id } = call.caller;
    await marcarPronto(em, call.deps.config, { solicitacao_id, comercio_id, toda_rota: false, pronto_em: null });
    await auditOnce(em, call.caller, 'opendelivery-pronto', solicitacao_id);
  });
}

/**
 * Records that the requester handed over the order. It changes no step, because only the courier takes that step
 * (ADR 0038).
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

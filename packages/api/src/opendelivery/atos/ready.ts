import { actTransaction } from '../../base/dispatch-notes.ts';
import { marcarPronto } from '../../pedidos/preparo/marcar-pronto.ts';
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

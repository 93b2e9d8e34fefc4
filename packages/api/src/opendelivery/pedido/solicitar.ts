import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import type { OrderResponse } from '../formato/answers.ts';
import { orderSchema } from '../formato/order.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';
import type { Asked, Needs } from './asked.ts';
import { type Attempt, lastAttempt } from './attempt.ts';
import { bodyHash } from './hash.ts';
import { bindMerchant, demandMerchant } from './loja.ts';
import { tentar } from './tentar.ts';

/** Returns `DeliveryOrderResponse`, the same for each repeat. */
const responseOf = (
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  versao: 'v1' | 'v2',
  orderId: string,
  { delivery_id, estimativa, desiste_em }: Pick<Attempt, 'delivery_id' | 'estimativa' | 'desiste_em'>,
): OrderResponse => ({
  deliveryId: delivery_id,
  event: 'PENDING',
  completion: {
    ...(estimativa !== null && { estimate: estimativa }),
    ...(desiste_em !== null && { rejectAfter: desiste_em }),
  },
  ...(SITE_URL && { deliveryDetailsURL: `${SITE_URL}/od/${versao}/logistics/delivery/${orderId}` }),
});

/**
 * Inserts or locks the order's row, so that the same order waits if it is sent twice at once. Uses the unique index
 * `pedido_externo_unico`.
 */
const holdOrder = (em: Em, integracao_id: number, order_id: string) =>
  onlyRow(
    em,
    sql<{ id: number; agora: string }>`
      insert into pedido_externo (integracao_id, order_id) values (${integracao_id}, ${order_id}::uuid)
      on conflict (integracao_id, order_id) do update set order_id = excluded.order_id
      returning id, agora()`,
  );

/**
 * Returns whether the body repeats the last attempt. Throws 422 for another body, and for a cancelled order: the
 * standard permits a new attempt only after REJECTED, and the first 202 would promise a courier who never comes.
 */
function repeated(last: Attempt, body: unknown): boolean {
  if (last.passo === 'REJECTED') return false;
  if (last.passo === 'CANCELLED' || last.cancelada)
    throw new Problem(422, 'orderId já solicitado e cancelado: peça com outro orderId');
  if (!last.corpo_hash.equals(bodyHash(body))) throw new Problem(422, 'orderId já solicitado');
  return true;
}

/**
 * Handles an order (ADR 0038). There is at most one request for each integration and `orderId`, and a repeat gets the
 * first answer unless it was rejected. Throws 422 for another body, 404 for another shop, and 503 while the shop has
 * too many open requests.
 */
export async function solicitar(em: Em, needs: Needs, asked: Omit<Asked, 'order'>): Promise<OrderResponse> {
  const order = read(orderSchema, asked.body);
  const { caller, versao, body } = asked;
  await demandMerchant(em, caller, order.merchant.id);
  return actTransaction(em, 'open-delivery', async (tx) => {
    const { id, agora } = await holdOrder(tx, caller.id, order.orderId);
    const last = await lastAttempt(tx, caller.id, order.orderId);
    const attempt =
      last && repeated(last, body)
        ? last
        : await tentar(
            tx,
            needs,
            { ...asked, order },
            { pedido_externo_id: id, numero: (last?.numero ?? 0) + 1, agora },
          );
    // Last, after the dispatch lock: the removal of a shop locks the dispatch before its integrations as well.
    await bindMerchant(tx, caller, order.merchant.id);
    return responseOf(needs.config, versao, order.orderId, attempt);
  });
}

import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import type { OrderResponse } from '../formato/answers.ts';
import { orderSchema } from '../formato/order.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';
import type { Asked, Needs } from './asked.ts';
import { type Attempt, lastAttempt } from './attempt.ts';
import { bodyHash } from './hash.ts';
import { bindMerchant, demandMerchant } from './loja.ts';
import { responseOf } from './response.ts';
import { tentar } from './tentar.ts';

/** The order's row, which holds off whoever sends the same order at the same time. Unique `pedido_externo_unico`. */
const holdOrder = (em: Em, integracao_id: number, order_id: string) =>
  onlyRow(
    em,
    sql<{ id: number; agora: string }>`
      insert into pedido_externo (integracao_id, order_id) values (${integracao_id}, ${order_id}::uuid)
      on conflict (integracao_id, order_id) do update set order_id = excluded.order_id
      returning id, agora()`,
  );

/** Only a rejected attempt may be followed by another; the same body again is the same request, another one is refused. */
function repeated(last: Attempt, body: unknown): boolean {
  if (last.passo === 'REJECTED') return false;
  if (!last.corpo_hash.equals(bodyHash(body))) throw new Problem(422, 'orderId já solicitado');
  return true;
}

/**
 * A requester asks for a delivery (docs/decisions/0075-open-delivery-provider.md). By credential and `orderId` there is one request at
 * most: the repeat of one that is not rejected answers as the first did. 422 for another body, 404 for a shop that is not the
 * credential's, 503 while the shop has too many open.
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
    // last, after the dispatch lock: whoever removes a shop takes it before its integrations as well
    await bindMerchant(tx, caller, order.merchant.id);
    return responseOf(needs.config, versao, order.orderId, attempt);
  });
}

import type { Em } from '@corre/db/orm.ts';
import type { Asked } from './asked.ts';

/** Returns the orders that this one asks to be combined with. Returns an empty list if it must not be combined. */
const named = ({ canCombine, combinedOrdersIds = [] }: Asked['order']) => (canCombine ? combinedOrdersIds : []);

/**
 * Returns the requests of the named orders, for this integration only. Skips orders under whose `deliveryId` this order
 * was rejected before, because that id belongs to the ended attempt.
 */
export async function namedRequests(em: Em, { caller, order }: Asked): Promise<number[]> {
  const others = named(order);
  if (others.length === 0) return [];
  const rows = await em
    .getKysely()
    .selectFrom('pedido_externo as p')
    .innerJoin('tentativa as t', 't.pedido_externo_id', 'p.id')
    .innerJoin('fluxo_externo as f', 'f.id', 't.fluxo_id')
    .select('f.solicitacao_id')
    .where('p.integracao_id', '=', caller.id)
    .where('p.order_id', 'in', others)
    .where('t.delivery_id', 'not in', ({ selectFrom }) =>
      selectFrom('tentativa as antes')
        .innerJoin('pedido_externo as proprio', 'proprio.id', 'antes.pedido_externo_id')
        .select('antes.delivery_id')
        .where('proprio.integracao_id', '=', caller.id)
        .where('proprio.order_id', '=', order.orderId),
    )
    .execute();
  return rows.flatMap(({ solicitacao_id }) => solicitacao_id ?? []);
}

/**
 * Returns the `deliveryId` that this order shares with the orders in its route, because combined orders are one
 * delivery for the requester. Returns undefined if the order goes alone or names no other order. Uses the index
 * `solicitacao_ordem_na_rota`.
 */
export async function sharedDelivery(
  em: Em,
  { caller, order }: Pick<Asked, 'caller' | 'order'>,
  solicitacao_id: number | null,
): Promise<string | undefined> {
  if (named(order).length === 0) return undefined;
  const first = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('solicitacao as o', 'o.rota_id', 's.rota_id')
    .innerJoin('fluxo_externo as f', 'f.solicitacao_id', 'o.id')
    .innerJoin('tentativa as t', 't.fluxo_id', 'f.id')
    .select('t.delivery_id')
    .where('s.id', '=', solicitacao_id)
    .where('f.integracao_id', '=', caller.id)
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst();
  return first?.delivery_id;
}

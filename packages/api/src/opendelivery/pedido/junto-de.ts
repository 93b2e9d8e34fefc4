import type { Em } from '@corre/db/orm.ts';
import type { Asked } from './asked.ts';

/** The orders with which this one would like to go; none where it may not. */
const named = ({ canCombine, combinedOrdersIds = [] }: Asked['order']) => (canCombine ? combinedOrdersIds : []);

/**
 * The requests of the orders with which this one would like to go; of this credential alone. Not those under whose `deliveryId` it was
 * rejected before: that one stands for the attempt that has ended.
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
 * The `deliveryId` of what already goes in the route of this request, under which this one goes as well: combined orders are one delivery
 * to whoever asked for them. Undefined: it goes alone, as what names no other does. Index `solicitacao_ordem_na_rota`.
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

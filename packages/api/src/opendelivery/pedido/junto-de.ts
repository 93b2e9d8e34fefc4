import type { Em } from '@corre/db/orm.ts';
import type { Asked } from './asked.ts';

/** The requests of the orders with which this one would like to go; of this credential alone. */
export async function namedRequests(em: Em, { caller, order }: Asked): Promise<number[]> {
  const { combinedOrdersIds = [], canCombine } = order;
  if (!canCombine || combinedOrdersIds.length === 0) return [];
  const rows = await em
    .getKysely()
    .selectFrom('pedido_externo as p')
    .innerJoin('tentativa as t', 't.pedido_externo_id', 'p.id')
    .innerJoin('fluxo_externo as f', 'f.id', 't.fluxo_id')
    .select('f.solicitacao_id')
    .where('p.integracao_id', '=', caller.id)
    .where('p.order_id', 'in', combinedOrdersIds)
    .execute();
  return rows.flatMap(({ solicitacao_id }) => solicitacao_id ?? []);
}

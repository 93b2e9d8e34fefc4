import { randomUUID } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Deps } from '../base/deps.ts';
import { actTransaction } from '../base/dispatch-notes.ts';
import { orderSchema } from '../opendelivery/formato/order.ts';
import { read } from '../opendelivery/formato/read.ts';
import { tentar } from '../opendelivery/pedido/tentar.ts';

const lugar = {
  country: 'BR',
  state: 'BR-PR',
  city: 'Maringá',
  number: '100',
  postalCode: '87013-000',
  complement: '',
};

/** An order as a point of sale would send it, of nobody. */
const pedidoInventado = (orderId: string, merchant: string, comercio: string) => ({
  orderId,
  orderDisplayId: 'TESTE',
  merchant: { id: merchant, name: comercio },
  pickupAddress: { ...lugar, district: 'Centro', street: 'Rua do Teste' },
  deliveryAddress: { ...lugar, district: 'Centro', street: 'Avenida do Teste' },
  returnToMerchant: false,
  canCombine: false,
  customerName: 'Teste da Corre',
  vehicle: { type: ['MOTORBIKE_BAG'], container: 'NORMAL' },
  limitTimes: {},
  totalOrderPrice: { value: 50, currency: 'BRL' },
  totalWeight: 1_000,
  payments: { method: 'ONLINE' },
});

/**
 * An order in test mode, made from the screen: it walks by itself and the other side hears every step (decision record 0077). Straight
 * to the attempt, so that no made-up `merchant.id` is bound to the shop. Returns its stream.
 */
export async function pedidoDeTeste(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  integracao: Row<'integracao'>,
  comercio: string,
): Promise<number> {
  const body = pedidoInventado(randomUUID(), integracao.merchant_id ?? randomUUID(), comercio);
  const order = read(orderSchema, body);
  return actTransaction(em, 'integracoes.testar', async (tx) => {
    const { id, agora } = await onlyRow(
      tx,
      sql<{ id: number; agora: string }>`
        insert into pedido_externo (integracao_id, order_id) values (${integracao.id}, ${order.orderId}::uuid)
        returning id, agora() as agora`,
    );
    const caller = { ...integracao, loja_ativa: true };
    const next = { pedido_externo_id: id, numero: 1, agora };
    const { fluxo_id } = await tentar(tx, deps, { caller, versao: 'v1', order, body }, next);
    return fluxo_id;
  });
}

import { randomUUID } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { actTransaction } from '../base/dispatch-notes.ts';
import { orderSchema } from '../opendelivery/formato/order.ts';
import { Problem } from '../opendelivery/formato/problem.ts';
import { read } from '../opendelivery/formato/read.ts';
import { VEHICLE_TYPES } from '../opendelivery/formato/vocabulary.ts';
import { tentar } from '../opendelivery/pedido/tentar.ts';

/** Why an order to any place with any vehicle is rejected. */
const PORQUE: Record<string, string> = {
  REGION_NOT_SERVED:
    'a loja ainda não tem preços de entrega. Cadastre-os no painel do comércio, em Configurações, Preços.',
  VEHICLE_NOT_AVAILABLE: 'ainda não há entregadores cadastrados.',
};

const lugar = {
  country: 'BR',
  state: 'BR-PR',
  city: 'Maringá',
  number: '100',
  postalCode: '87013-000',
  complement: '',
  // Pickup and delivery are the same place, so the distance is never too long.
  latitude: -23.4205,
  longitude: -51.9333,
};

/** Returns a bairro that the shop delivers to, or any bairro if its price table names none. */
async function bairroServido(em: Em, comercio_id: number): Promise<string> {
  const preco = await em
    .getKysely()
    .selectFrom('preco_do_comercio')
    .select('bairro')
    .where('comercio_id', '=', comercio_id)
    .where('bairro', '<>', '')
    .orderBy('bairro_chave')
    .limit(1)
    .executeTakeFirst();
  return preco?.bairro ?? 'Centro';
}

/** Returns an order as a point of sale would send it, with invented data. */
const pedidoInventado = (orderId: string, merchant: string, comercio: string, district: string) => ({
  orderId,
  orderDisplayId: 'TESTE',
  merchant: { id: merchant, name: comercio },
  pickupAddress: { ...lugar, district: 'Centro', street: 'Rua do Teste' },
  deliveryAddress: { ...lugar, district, street: 'Avenida do Teste' },
  returnToMerchant: false,
  canCombine: false,
  customerName: 'Teste da Corre',
  vehicle: { type: [...VEHICLE_TYPES], container: 'NORMAL' },
  limitTimes: {},
  totalOrderPrice: { value: 50, currency: 'BRL' },
  totalWeight: 1_000,
  payments: { method: 'ONLINE' },
});

/**
 * Creates a test order from the screen and returns the id of its stream (ADR 0038). The order advances by itself and
 * the other system gets every event. It skips `merchant.id` matching, so that no invented id is bound to the shop.
 * Throws 409 if an order of the point of sale would be rejected or refused.
 */
export async function pedidoDeTeste(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  integracao: Row<'integracao'>,
  comercio: string,
): Promise<number> {
  const bairro = await bairroServido(em, integracao.comercio_id);
  const body = pedidoInventado(randomUUID(), integracao.merchant_id ?? randomUUID(), comercio, bairro);
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
    const { fluxo_id, recusa } = await tentar(tx, deps, { caller, versao: 'v1', order, body }, next).catch(
      (error: unknown) => {
        throw error instanceof Problem ? new BusinessError('PASSEIO_RECUSADO', { porque: error.title }) : error;
      },
    );
    if (recusa !== null) throw new BusinessError('PASSEIO_RECUSADO', { porque: PORQUE[recusa] ?? recusa });
    return fluxo_id;
  });
}

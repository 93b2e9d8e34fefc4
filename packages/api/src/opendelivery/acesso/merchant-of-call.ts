import type { Em } from '@corre/db/orm.ts';
import { noSuchOrder, Problem } from '../formato/problem.ts';
import { type Caller, callers } from './caller.ts';

/** What a call of an application says about its shop. */
export interface Named {
  /** order id of the path; empty where the path has none */
  orderId: string;
  body: unknown;
  /** the header `X-App-MerchantId` */
  header: string | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MERCHANT_MAX = 100;

const notAuthorised = () => new Problem(403, 'merchant.id: esta loja não autorizou este aplicativo');
const unnamed = () => new Problem(400, 'merchant.id: diga a loja, no corpo ou em X-App-MerchantId');
const ambiguous = () => new Problem(400, 'X-App-MerchantId: há este orderId em mais de uma loja, diga qual');

/**
 * Returns `merchant.id` of a body, or undefined if it is no text. The order's own schema refuses what it cannot read.
 */
function merchantIn(body: unknown): string | undefined {
  const merchant = typeof body === 'object' && body !== null && 'merchant' in body ? body.merchant : undefined;
  const id = typeof merchant === 'object' && merchant !== null && 'id' in merchant ? merchant.id : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The shop that authorised the application and has this id. Index `integracao_merchant_do_aplicativo`. */
async function byMerchant(em: Em, aplicativo_id: number, merchantId: string): Promise<Caller> {
  const caller = await callers(em)
    .where('i.aplicativo_id', '=', aplicativo_id)
    .where('i.merchant_id', '=', merchantId.slice(0, MERCHANT_MAX + 1).replaceAll('\0', ''))
    .executeTakeFirst();
  if (!caller) throw notAuthorised();
  return caller;
}

/** The shop of an order. Indexes `pedido_externo_unico` and `integracao_do_aplicativo`. */
async function byOrder(em: Em, aplicativo_id: number, orderId: string, header: string | undefined): Promise<Caller> {
  if (!UUID.test(orderId)) throw noSuchOrder();
  const found = await callers(em)
    .where('i.aplicativo_id', '=', aplicativo_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pedido_externo as p')
          .select('p.id')
          .whereRef('p.integracao_id', '=', 'i.id')
          .where('p.order_id', '=', orderId),
      ),
    )
    .execute();
  const meant = header === undefined ? found : found.filter(({ merchant_id }) => merchant_id === header);
  const [caller, another] = meant;
  if (!caller) throw noSuchOrder();
  if (another) throw ambiguous();
  return caller;
}

/**
 * Returns the shop that an application's call is about (ADR 0045): that of the order in the path, that of
 * `merchant.id`, or that of `X-App-MerchantId`. Throws 403 for a shop that has not authorised the application, 404 for
 * an order of no authorised shop, and 400 if the call names no shop.
 */
export async function merchantOfCall(em: Em, aplicativo_id: number, { orderId, body, header }: Named): Promise<Caller> {
  if (orderId !== '') return byOrder(em, aplicativo_id, orderId, header);
  const named = merchantIn(body);
  if (named !== undefined && header !== undefined && named !== header) {
    throw new Problem(400, 'X-App-MerchantId: é outra loja do que merchant.id');
  }
  const merchantId = named ?? header;
  if (merchantId === undefined) throw unnamed();
  return byMerchant(em, aplicativo_id, merchantId);
}

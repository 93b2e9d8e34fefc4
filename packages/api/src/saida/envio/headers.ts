import type { Vault } from '../../base/vault.ts';
import { signOpenDelivery } from '../assinatura/open-delivery.ts';
import { webhookHeaders } from '../assinatura/standard-webhooks.ts';
import { openDeliverySecret, webhookSecrets } from '../segredos.ts';
import type { Tomada } from './tomar.ts';

/** What HTTP carries in a header as it stands. */
const PLAIN = /^[\x21-\x7e]+$/;

/** `merchant.id` of the order that a body of Open Delivery is about. */
function merchantOf(body: string): string | null {
  const { merchant } = JSON.parse(body) as { merchant?: { id?: unknown } };
  return typeof merchant?.id === 'string' ? merchant.id : null;
}

/** An id that the other side made up, in a header: what a header cannot carry is percent-encoded. */
const carried = (id: string): string => (PLAIN.test(id) ? id : encodeURIComponent(id));

/**
 * With what a message says who it is from. Open Delivery's three headers, and for everybody those of Standard Webhooks, so that
 * one receiver serves both: the id is the same at every repeat, the instant is this sending's.
 */
export function headersOf(vault: Vault, appId: string, tomada: Tomada, body: string, now: number) {
  const message = { id: `msg_${tomada.uuid}`, timestamp: Math.floor(now / 1_000), body };
  if (tomada.usa === 'webhook') return webhookHeaders(webhookSecrets(vault, tomada), message);
  const secret = openDeliverySecret(vault, tomada);
  return {
    'X-App-Id': appId,
    'X-App-MerchantId': carried(merchantOf(body) ?? tomada.merchant_id ?? ''),
    'X-App-Signature': signOpenDelivery(secret, body),
    ...webhookHeaders([secret], message),
  };
}

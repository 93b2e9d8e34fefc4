import type { Vault } from '../../base/vault.ts';
import { openDeliveryHeaders } from '../assinatura/open-delivery.ts';
import { webhookHeaders } from '../assinatura/standard-webhooks.ts';
import { openDeliverySecret, webhookSecrets } from '../segredos.ts';
import type { Tomada } from './tomar.ts';

/** `merchant.id` of the order that a body of Open Delivery is about. */
function merchantOf(body: string): string | null {
  const { merchant } = JSON.parse(body) as { merchant?: { id?: unknown } };
  return typeof merchant?.id === 'string' ? merchant.id : null;
}

/**
 * With what a message says who it is from. Open Delivery's three headers, and for everybody those of Standard Webhooks, so that
 * one receiver serves both: the id is the same at every repeat, the instant is this sending's.
 */
export function headersOf(vault: Vault, appId: string, tomada: Tomada, body: string, now: number) {
  const message = { id: `msg_${tomada.uuid}`, timestamp: Math.floor(now / 1_000), body };
  if (tomada.usa === 'webhook') return webhookHeaders(webhookSecrets(vault, tomada), message);
  const secret = openDeliverySecret(vault, tomada);
  const merchantId = merchantOf(body) ?? tomada.merchant_id;
  return { ...openDeliveryHeaders({ appId, merchantId, secret, body }), ...webhookHeaders([secret], message) };
}

import type { Vault } from '../../base/vault.ts';
import { openDeliveryHeaders } from '../assinatura/open-delivery.ts';
import { webhookHeaders } from '../assinatura/standard-webhooks.ts';
import { openDeliverySecret, webhookSecrets } from '../segredos.ts';
import type { Tomada } from './tomar.ts';

/** Returns the `merchant.id` in a body of Open Delivery. */
function merchantOf(body: string): string | null {
  const { merchant } = JSON.parse(body) as { merchant?: { id?: unknown } };
  return typeof merchant?.id === 'string' ? merchant.id : null;
}

/**
 * Returns the headers that identify and sign a message. Open Delivery's three, and for every receiver those of Standard
 * Webhooks, so that one receiver can serve both. The id is the same in each repeat; the instant is that of this
 * attempt.
 */
export function headersOf(vault: Vault, appId: string, tomada: Tomada, body: string, now: number) {
  const message = { id: `msg_${tomada.uuid}`, timestamp: Math.floor(now / 1_000), body };
  if (tomada.usa === 'webhook') return webhookHeaders(webhookSecrets(vault, tomada), message);
  const secret = openDeliverySecret(vault, tomada);
  const merchantId = merchantOf(body) ?? tomada.merchant_id;
  return { ...openDeliveryHeaders({ appId, merchantId, secret, body }), ...webhookHeaders([secret], message) };
}

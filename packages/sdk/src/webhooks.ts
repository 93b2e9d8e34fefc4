import { Webhook } from 'standardwebhooks';
import type { webhooks } from './rest.d.ts';

/** A message of Corre: `type` tells which. A new release may bring new types and fields: ignore them. */
export type Mensagem = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

/** Thrown when a message is not from Corre, is more than five minutes old, or was changed on its way. */
export { WebhookVerificationError } from 'standardwebhooks';

type NodeHeaders = Record<string, string | string[] | undefined>;

/**
 * Returns the message after a check of its signature (Standard Webhooks). `rawBody` is the body byte for byte, not
 * parsed. `secret` is the `whsec_…` of the panel. After a new secret the message has two signatures, and one must be
 * right. Throws WebhookVerificationError.
 */
export function verificarWebhook(
  rawBody: string | Uint8Array,
  headers: Headers | NodeHeaders,
  secret: string,
): Mensagem {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const single = Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')]));
  const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  return new Webhook(secret).verify(text, single) as Mensagem;
}

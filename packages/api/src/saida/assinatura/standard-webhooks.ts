import { createHmac } from 'node:crypto';

/**
 * What a secret begins with; base64 of its bytes follows (Standard Webhooks 1.0). One without it is read alike: a `client_secret` of
 * Open Delivery is hex, which is base64 as well, so that a receiver's library takes it as it stands.
 */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** One message as it is signed: the same id in every repeat, the instant of this sending, the exact body. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

const signature = (secret: string, { id, timestamp, body }: SignedMessage): string => {
  const key = Buffer.from(secret.replace(WEBHOOK_SECRET_PREFIX, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')}`;
};

/** The three headers of Standard Webhooks; while a secret is being changed, one signature by each. */
export const webhookHeaders = (secrets: readonly string[], message: SignedMessage): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
});

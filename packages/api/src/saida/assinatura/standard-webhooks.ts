import { createHmac } from 'node:crypto';

/**
 * The prefix of a secret before its base64 (Standard Webhooks 1.0). A secret without it is read as base64, too. A
 * `client_secret` of Open Delivery is hex, which is valid base64, so a receiver's library accepts it unchanged.
 */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** The signed parts of one message: an id that repeats keep, the instant of this attempt, the exact body. */
export interface SignedMessage {
  id: string;
  /** seconds since 1970 */
  timestamp: number;
  body: string;
}

const signature = (secret: string, { id, timestamp, body }: SignedMessage): string => {
  const key = Buffer.from(secret.replace(WEBHOOK_SECRET_PREFIX, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')}`;
};

/** Returns the three headers of Standard Webhooks. During a rotation there is one signature for each secret. */
export const webhookHeaders = (secrets: readonly string[], message: SignedMessage): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
});

import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** One message as it arrived. */
export interface Arrival {
  /** The stream it belongs to: `orderId` of Open Delivery, `data.id` of a webhook. */
  order: string;
  /** `event.type` of Open Delivery, `type` of a webhook. */
  type: string;
  /** `event.datetime` of Open Delivery, `timestamp` of a webhook. */
  when: string;
  /** The exact body. */
  raw: string;
  headers: IncomingHttpHeaders;
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** Which of the secrets signed it by `X-App-Signature`, as an index of `secrets`; -1: none. */
  signedBy: number;
  /** What was answered; null where nothing was. */
  status: number | null;
}

export async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string => (value === undefined ? '' : String(value));

/** Lower-case hex HMAC-SHA256 of the raw bytes, as the protocol says it; written apart from the product's own. */
const signature = (secret: string, raw: string) => createHmac('sha256', secret).update(Buffer.from(raw)).digest('hex');

/** What a message says of itself, and by which secret it is signed. */
export function readArrival(raw: string, headers: IncomingHttpHeaders, secrets: readonly string[]) {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    parsed = null;
  }
  const body = record(parsed);
  const event = record(body.event);
  return {
    order: text(body.orderId ?? record(body.data).id),
    type: text(event.type ?? body.type),
    when: text(event.datetime ?? body.timestamp),
    signedBy: secrets.findIndex((secret) => signature(secret, raw) === headers['x-app-signature']),
  };
}

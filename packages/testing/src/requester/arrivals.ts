import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** One message as it arrived. */
export interface Arrival {
  /** Its stream: `orderId` of Open Delivery, `data.id` of a webhook. */
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
  /** The secret of its `X-App-Signature`, as an index of `secrets`; -1: none. */
  signedBy: number;
  /** The status of the answer; null if there was none. */
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

/** Returns the lower-case hex HMAC-SHA256 of the raw bytes, as in the protocol. Independent of the product's code. */
const signature = (secret: string, raw: string) => createHmac('sha256', secret).update(Buffer.from(raw)).digest('hex');

/** Reads a message's stream, type and time, and finds the secret that signed it. */
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

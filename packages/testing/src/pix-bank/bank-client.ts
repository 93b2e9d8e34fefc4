import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { KeyPair } from '@corre/demo/bank/certificates.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import { expect } from 'vitest';
import { shapeOf } from './answers.ts';

export interface BankAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes
  body: any;
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  /** null shows no certificate */
  identidade?: KeyPair | null;
  /** PEM of the authority of the server; the bank's by default */
  autoridade?: string;
}

/** Sends one call over mTLS. Rejects if the line breaks. */
export function send(open: OpenBank, method: string, address: string, sent: Sent = {}): Promise<BankAnswer> {
  const { identidade = open.client, autoridade = open.authority.cert, headers = {}, body } = sent;
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(
      address,
      {
        method,
        ca: autoridade,
        agent: false,
        ...(identidade ?? {}),
        headers: { ...(text && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        let answer = '';
        response
          .setEncoding('utf8')
          .on('data', (part) => (answer += part))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: answer === '' ? undefined : JSON.parse(answer),
            }),
          );
      },
    )
      .on('error', reject)
      .end(text);
  });
}

/** Asks for a token, with the scopes of the contract or those given. */
export const askToken = (open: OpenBank, form: Record<string, string> = {}, sent: Sent = {}) =>
  send(open, 'POST', open.server.tokenUrl, {
    ...sent,
    body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${open.env.PIX_CLIENT_ID}:${open.env.PIX_CLIENT_SECRET}`).toString('base64')}`,
      ...sent.headers,
    },
  });

/** Returns a client that holds a token and holds every answer against its published shape. */
export async function signedIn(open: OpenBank, scope?: string) {
  const { body } = await askToken(open, scope === undefined ? {} : { scope });
  return async (method: string, path: string, content?: unknown, sent: Sent = {}): Promise<BankAnswer> => {
    const answer = await send(open, method, `${open.server.url}${path}`, {
      body: content,
      ...sent,
      headers: { authorization: `Bearer ${body.access_token}`, ...sent.headers },
    });
    const shape = shapeOf(method, path, answer.status);
    if (shape) expect(shape.safeParse(answer.body).error?.issues ?? [], `${method} ${path}`).toEqual([]);
    else expect(answer.body).toBeUndefined();
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    if (shape) expect(answer.headers['content-type']).toContain(type);
    return answer;
  };
}

import { Agent, request } from 'node:https';

/** The result of one call: its status, or 'line' when no answer came. */
export type Outcome = number | 'line';

/** An answer, with its body parsed if it is JSON. */
export interface Answered {
  outcome: Outcome;
  body: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Calls the proxy with a cookie over keep-alive connections, like a browser. */
export class ProxyCaller {
  readonly #origin: URL;
  readonly #cookie: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });

  constructor(origin: string, cookie: string) {
    this.#origin = new URL(origin);
    this.#cookie = cookie;
  }

  call(method: string, path: string, body?: unknown): Promise<Answered> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      host: this.#origin.host,
      cookie: this.#cookie,
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const { hostname, port } = this.#origin;
    return new Promise((resolve) => {
      const to = { host: '127.0.0.1', port, servername: hostname, method, path, headers, agent: this.#agent };
      const asked = request(to, (answer) => {
        let read = '';
        answer.setEncoding('utf8').on('data', (part) => (read += part));
        answer.once('error', () => resolve({ outcome: 'line', body: null }));
        answer.once('end', () => resolve({ outcome: answer.statusCode ?? 'line', body: parse(read) }));
      });
      asked.once('error', () => resolve({ outcome: 'line', body: null })).end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

import { Agent, type IncomingMessage, request } from 'node:http';
import type { Person } from '../harness/people.ts';
import type { Ledger } from './ledger.ts';

/** The keep-alive connections to one process. */
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
/** The connections of the live streams, one for each stream. */
const streams = new Agent({ keepAlive: false });

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  return text;
}

function send(url: string, method: string, headers: Record<string, string>, body: string | null, from = agent) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, { method, headers, agent: from }, resolve);
    call.once('error', reject);
    call.end(body ?? undefined);
  });
}

/** One person's browser. It always calls the same process, as with a proxy with sticky connections. */
export class Caller {
  readonly person: Person;
  readonly #base: string;
  readonly #ledger: Ledger;

  constructor(base: string, person: Person, ledger: Ledger) {
    this.#base = base;
    this.person = person;
    this.#ledger = ledger;
  }

  /**
   * Returns the body of a 200. Returns null for a refusal (too late, no longer there) and for a fault. Faults are
   * counted.
   */
  async #ask<T>(method: string, path: string, body?: object): Promise<T | null> {
    const headers = {
      cookie: this.person.cookie,
      ...(method !== 'GET' && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    };
    const start = performance.now();
    const called = send(`${this.#base}/api${path}`, method, headers, body ? JSON.stringify(body) : null);
    const answer = await called.catch(() => null);
    const text = answer ? await textOf(answer).catch(() => null) : null;
    this.#ledger.called(answer?.statusCode ?? 0, performance.now() - start);
    return answer?.statusCode === 200 && text !== null ? JSON.parse(text) : null;
  }

  get = <T>(path: string) => this.#ask<T>('GET', path);
  put = <T>(path: string, body: object = {}) => this.#ask<T>('PUT', path, body);
  post = <T>(path: string, body: object) => this.#ask<T>('POST', path, body);

  /** Holds the live stream open and passes its text to `hear` in pieces. Resolves when the stream is open. */
  async listen(hear: (text: string) => void): Promise<void> {
    const headers = { cookie: this.person.cookie, accept: 'text/event-stream' };
    const stream = await send(`${this.#base}/trpc/eventos.aoVivo`, 'GET', headers, null, streams);
    if (stream.statusCode !== 200) this.#ledger.faults += 1;
    stream.on('error', () => (this.#ledger.faults += 1));
    await new Promise<void>((resolve) => {
      stream.setEncoding('utf8').on('data', (text: string) => {
        resolve();
        hear(text);
      });
      stream.once('close', resolve);
    });
  }
}

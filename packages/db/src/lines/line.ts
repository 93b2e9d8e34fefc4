import { Client, type ClientConfig } from 'pg';
import { addressOf } from './address.ts';
import type { Answered } from './database-clock.ts';

/** Between two questions to a server that answers, in milliseconds. */
const PULSE_MS = 1_000;
/** An answer is waited for in steps, so that a process that itself stood still does not take the server for dead. */
const STEP_MS = 250;
const STEPS = 8;
/** Between two tries to reach a server that is away, in milliseconds. */
const RETRY_MS = 250;
/** How long one such try may take, in milliseconds. */
const CONNECT_MS = 1_500;

/** What a line tells whoever opened it. */
export interface LineEvents {
  /** A new connection: what it must carry is set here, before anybody counts on it. */
  onOpen?: (client: Client) => Promise<unknown>;
  /** It is open, for the first time or again. */
  onUp?: () => void;
  /** A question goes out. */
  onAsk?: () => void;
  /** It was answered: whatever the server sent on this connection before is here. */
  onAnswer?: (answered: Answered) => void;
  /** The server stopped answering on it, without closing it. */
  onSilence?: () => void;
  /** It was lost, and is opened again. */
  onDown?: () => void;
  /** It was lost, and could not be opened again at once. */
  onAway?: (reason: string) => void;
}

/** Asks for the clock that every deadline is compared with (docs/decisions/0003-database-clock.md). */
const QUESTION = `select (extract(epoch from agora()) * 1000)::float8 as instant`;

const silence = (client: Client) => client.connection.stream.destroy(new Error('the server stopped answering'));

/**
 * One connection of its own that asks for the database's clock every second and comes back by itself (decision record 0056). A server
 * that closes it is noticed at once, one that has gone without a word within four seconds.
 */
export class Line {
  readonly #config: ClientConfig;
  readonly #events: LineEvents;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #away = false;

  constructor(url: string, application_name: string, events: LineEvents) {
    this.#config = { ...addressOf(url), application_name, connectionTimeoutMillis: CONNECT_MS };
    this.#events = events;
  }

  /** It is open. */
  get up(): boolean {
    return this.#client !== null;
  }

  /** It was lost, and the server cannot be reached. */
  get away(): boolean {
    return this.#away;
  }

  /** Opens it; rejects when the server cannot be reached. */
  async open(): Promise<void> {
    const client = new Client(this.#config);
    client.on('error', (error) => this.#lost(client, error.message));
    client.on('end', () => this.#lost(client, 'the server closed it'));
    await client.connect();
    const patience = setTimeout(() => silence(client), CONNECT_MS);
    await Promise.resolve(this.#events.onOpen?.(client)).finally(() => clearTimeout(patience));
    if (this.#closed) return void client.end();
    this.#client = client;
    this.#away = false;
    this.#events.onUp?.();
    void this.ask();
    this.#later(PULSE_MS, () => this.#ask(client));
  }

  /** Asks once more than every second, and waits for the answer or the end of the connection. */
  async ask(): Promise<void> {
    if (this.#client) await this.#question(this.#client).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #later(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(then, ms).unref();
  }

  #ask(client: Client): void {
    this.#events.onAsk?.();
    let steps = 0;
    const step = () => {
      steps += 1;
      if (steps < STEPS) return this.#later(STEP_MS, step);
      this.#events.onSilence?.();
      silence(client);
    };
    this.#later(STEP_MS, step);
    const answered = () => this.#client === client && this.#later(PULSE_MS, () => this.#ask(client));
    this.#question(client).then(answered, () => undefined);
  }

  async #question(client: Client): Promise<void> {
    const asked = performance.now();
    const { rows } = await client.query<{ instant: number }>(QUESTION);
    this.#events.onAnswer?.({ asked, answered: performance.now(), instant: rows[0]?.instant ?? Number.NaN });
  }

  #lost(client: Client, reason: string): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#events.onDown?.();
    this.#later(0, () => this.#reopen(reason));
  }

  async #reopen(reason: string): Promise<void> {
    try {
      await this.open();
    } catch {
      if (!this.#away && !this.#closed) this.#events.onAway?.(reason);
      this.#away = true;
      this.#later(RETRY_MS, () => this.#reopen(reason));
    }
  }
}

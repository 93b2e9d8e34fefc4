import { Client, type ClientConfig } from 'pg';
import { addressOf } from './address.ts';

/** An answered clock query: when it was sent and answered (`performance.now()`), and the instant that it returned. */
export interface Answered {
  asked: number;
  answered: number;
  /** milliseconds since 1970 */
  instant: number;
}

/**
 * Estimates the database's clock from the last answer and the local monotonic clock. The delay of the answer is
 * unknown, so the true time lies between `earliest` and `latest`, in milliseconds since 1970.
 */
export class DatabaseClock {
  #last: Answered = { asked: Number.NEGATIVE_INFINITY, answered: 0, instant: 0 };

  note(answered: Answered): void {
    this.#last = answered;
  }

  /** Milliseconds since the last answered query was sent. */
  get age(): number {
    return performance.now() - this.#last.asked;
  }

  earliest(): number {
    return this.#last.instant + performance.now() - this.#last.answered;
  }

  latest(): number {
    return this.#last.instant + this.age;
  }
}

/** Pause between two clock queries to a server that answers, in milliseconds. */
const PULSE_MS = 1_000;
/**
 * The wait for an answer is split into steps. If this process itself stands still, it does not take the server for
 * dead.
 */
const STEP_MS = 250;
const STEPS = 8;
/** Pause between two attempts to reach a server that is away, in milliseconds. */
const RETRY_MS = 250;
/** Time limit of one attempt, in milliseconds. */
const CONNECT_MS = 1_500;

/** Events of a line. */
export interface LineEvents {
  /** A new connection. The handler prepares it (for example with LISTEN) before the line counts as open. */
  onOpen?: (client: Client) => Promise<unknown>;
  /** The line is open, for the first time or again. */
  onUp?: () => void;
  /** A clock query is sent. */
  onAsk?: () => void;
  /** The clock query was answered. Everything that the server sent before on this connection has arrived. */
  onAnswer?: (answered: Answered) => void;
  /** The server stopped answering without closing the connection. */
  onSilence?: () => void;
  /** The connection was lost and will be reopened. */
  onDown?: () => void;
  /** The connection was lost and the first attempt to reopen it failed. */
  onAway?: (reason: string) => void;
}

/** Reads the clock that all deadlines are compared with (ADR 0007). */
const QUESTION = `select (extract(epoch from agora()) * 1000)::float8 as instant`;

const silence = (client: Client) => client.connection.stream.destroy(new Error('the server stopped answering'));

/**
 * A separate connection that reads the database's clock every second and reconnects by itself (ADR 0044). It notices at
 * once that the server closed the connection, and within four seconds that the server vanished.
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

  /** True while the connection is open. */
  get up(): boolean {
    return this.#client !== null;
  }

  /** True when the connection was lost and the server cannot be reached. */
  get away(): boolean {
    return this.#away;
  }

  /** Opens the connection. Rejects when the server cannot be reached. */
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

  /** Sends an extra clock query. Resolves after the answer or the end of the connection. */
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

import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Logger } from 'pino';
import type { Ator } from '../../base/ator.ts';
import { Epochs } from '../../base/epochs.ts';
import type { Listener, SessionMemory } from '../../base/ports.ts';
import type { ReadSession } from './sessoes.ts';

/** Sessions known at the same time, at most; the one known for longest goes first. */
const SESSIONS_MAX = 50_000;
/** What was read longer ago is not used, in milliseconds, whatever was or was not heard. */
const KEEP_MS = 30_000;
/** A session in use is read again, with the others, when it was read so long ago, in milliseconds. */
const RENEW_MS = 20_000;
/** Sessions that are read again with one statement, at most. */
const RENEWED_AT_ONCE = 2_000;
/** So long before its end a session is asked for, in milliseconds. */
const GUARD_MS = 1_000;

interface Known {
  ator: Ator;
  account: string;
  since: number;
  /** by this process's clock, which nobody sets */
  kept: number;
  /** by the database's clock, milliseconds since 1970, as `until` */
  read: number;
  until: number;
  /** a request came with it since it was read */
  used: boolean;
}

interface MemoryOptions {
  listener: Pick<Listener, 'hearing' | 'clock'>;
  /** these sessions, as far as they live: one read, which keeps them alive */
  readAgain: (token_hashes: Buffer[]) => Promise<ReadSession[]>;
  log: Logger;
}

/** Staff have no id on the wire: what ends one's session has all of them asked for. */
const STAFF = 'staff';
const accountOf = (user_type: UserType, id: number) =>
  user_type === 'entregador' || user_type === 'comercio' ? `${user_type}:${id}` : STAFF;

const keyOf = (token_hash: Buffer): string => token_hash.toString('latin1');

/**
 * Whose session it is, as it was read at most 30 s ago (decision record 0092). Whatever ends a session or changes what the read
 * gives (the account's name, whether it is active, its preset password) says `sessao` or `cadastro` when it is committed: then
 * the database is asked again, and always while the process does not hear. Only reads are answered by it: an act asks.
 */
export class KnownSessions implements SessionMemory {
  readonly #options: MemoryOptions;
  readonly #epochs = new Epochs<string>();
  readonly #sessions = new Map<string, Known>();

  constructor(options: MemoryOptions) {
    this.#options = options;
  }

  get now(): number {
    return this.#epochs.now;
  }

  /** Of an event: it ends what is known of the account's sessions. */
  hear({ tipo, entregador_id, comercio_id }: Evento): void {
    if (tipo === 'inicio') this.#epochs.changeAll();
    if (tipo !== 'sessao' && tipo !== 'cadastro') return;
    if (entregador_id !== undefined) this.#epochs.change(accountOf('entregador', entregador_id));
    if (comercio_id !== undefined) this.#epochs.change(accountOf('comercio', comercio_id));
    if (entregador_id === undefined && comercio_id === undefined) this.#epochs.change(STAFF);
  }

  recall(token_hash: Buffer): Ator | null {
    const known = this.#hears ? this.#sessions.get(keyOf(token_hash)) : undefined;
    if (!known || !this.#holds(known)) return null;
    known.used = true;
    return known.ator;
  }

  keep(ator: Ator, since: number, ate: number): void {
    const account = accountOf(ator.user_type, ator.id);
    if (!this.#hears || !this.#epochs.unchanged(account, since)) return;
    const key = keyOf(ator.token_hash);
    this.#sessions.delete(key);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size >= SESSIONS_MAX && oldest !== undefined) this.#sessions.delete(oldest);
    this.#sessions.set(key, {
      ator,
      account,
      since,
      kept: performance.now(),
      read: this.#options.listener.clock.earliest(),
      until: ate,
      used: false,
    });
  }

  /** Reads those in use again before their time is over, and lets go of the others. */
  async renew(): Promise<void> {
    const due = new Map<string, Known>();
    const since = this.now;
    for (const [key, known] of this.#sessions) {
      // they stand in the order in which they were read
      if (this.#age(known) < RENEW_MS || due.size === RENEWED_AT_ONCE) break;
      if (known.used && this.#holds(known)) due.set(key, known);
      else if (!this.#holds(known)) this.#sessions.delete(key);
    }
    if (due.size === 0 || !this.#hears) return;
    try {
      const alive = await this.#options.readAgain([...due.values()].map(({ ator }) => ator.token_hash));
      for (const [key, known] of due) if (this.#sessions.get(key) === known) this.#sessions.delete(key);
      for (const { ator, ate } of alive) this.keep(ator, since, ate);
    } catch (err) {
      this.#options.log.warn({ err }, 'sessions could not be read again');
    }
  }

  get #hears(): boolean {
    return this.#options.listener.hearing;
  }

  #age({ kept, read }: Known): number {
    return Math.max(performance.now() - kept, this.#options.listener.clock.latest() - read);
  }

  #holds(known: Known): boolean {
    const ended = this.#options.listener.clock.latest() + GUARD_MS >= known.until;
    return !ended && this.#age(known) < KEEP_MS && this.#epochs.unchanged(known.account, known.since);
  }
}

/** Knows no session: every request asks the database (`MEMORIA=false`). */
export const NO_SESSION_KNOWN: SessionMemory = { now: 0, recall: () => null, keep: () => undefined };

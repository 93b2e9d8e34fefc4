import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Logger } from 'pino';
import type { Ator } from '../../base/ator.ts';
import { Epochs } from '../../base/epochs.ts';
import type { SessionMemory } from '../../base/memory-ports.ts';
import type { Listener } from '../../base/stream-ports.ts';
import type { ReadSession } from './sessoes.ts';

/** Maximum number of known sessions. Beyond it, the session that was read first is removed. */
const SESSIONS_MAX = 50_000;
/** Maximum age of a read that is used, in milliseconds, whatever events came. */
const KEEP_MS = 30_000;
/** Age at which a session in use is read again, together with others, in milliseconds. */
const RENEW_MS = 20_000;
/** Maximum number of sessions that one statement reads again. */
const RENEWED_AT_ONCE = 2_000;
/** How long before its end a session is read from the database again, in milliseconds. */
const GUARD_MS = 1_000;

interface Known {
  ator: Ator;
  account: string;
  since: number;
  /** by this process's monotonic clock */
  kept: number;
  /** by the database's clock, in milliseconds since 1970, like `until` */
  read: number;
  until: number;
  /** a request used it since the last read */
  used: boolean;
}

interface MemoryOptions {
  listener: Pick<Listener, 'hearing' | 'clock'>;
  /** reads those of these sessions that are alive, with one statement that keeps them alive */
  readAgain: (token_hashes: Buffer[]) => Promise<ReadSession[]>;
  log: Logger;
}

/** Events carry no staff ids, so all staff sessions share one key. */
const STAFF = 'staff';
const accountOf = (user_type: UserType, id: number) =>
  user_type === 'entregador' || user_type === 'comercio' ? `${user_type}:${id}` : STAFF;

const keyOf = (token_hash: Buffer): string => token_hash.toString('latin1');

/**
 * The callers of sessions, as the database returned them at most 30 s ago (ADR 0014).
 * The end of a session and every change of a read field (name, active, preset password) send `sessao` or `cadastro` at
 * their commit. The memory then asks the database again, as it does while the process misses events. Requests that only
 * read use this memory. Mutations always read the database.
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

  /** Handles an event: what is known of the account's sessions becomes invalid. */
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

  /** Reads the sessions in use again before they are too old. Deletes those that are no longer valid. */
  async renew(): Promise<void> {
    const due = new Map<string, Known>();
    const since = this.now;
    for (const [key, known] of this.#sessions) {
      // The map is in the order of the reads.
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

/** A memory without sessions, so that every request reads the database (`MEMORIA=false`). */
export const NO_SESSION_KNOWN: SessionMemory = { now: 0, recall: () => null, keep: () => undefined };

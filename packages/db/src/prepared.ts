import { createHash } from 'node:crypto';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { JoinedBegin } from './joined-begin.ts';
import { CONNECT_MS } from './lines/address.ts';
import { noteMixed } from './lines/pooler.ts';

/** Names of the statements that run prepared, by their text. */
const names = new Map<string, string>();
/** How often one of them had to be planned under a new name, by its text. */
const versions = new Map<string, number>();

/** PostgreSQL cuts names after 63 bytes; 128 bits of the text keep two of them apart. */
function nameOf(text: string): string {
  const version = versions.get(text) ?? 0;
  return `c${createHash('sha256').update(text).digest('base64url').slice(0, 22)}_${version}`;
}

/** From now on this text is a prepared statement on every connection: parsed there once, and planned a few times. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, nameOf(text));
}

/**
 * Whether a prepared statement was refused because a migration changed the type of a column that it gives, here or below:
 * under its name it would be refused for the rest of the connection's life.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
    : error instanceof Error && error.cause !== undefined && isStale(error.cause);

/** Gives the statement another name, under which every connection prepares it anew. */
export function prepareAgain(text: string): void {
  versions.set(text, (versions.get(text) ?? 0) + 1);
  names.set(text, nameOf(text));
}

/** Gives a connection back to its pool, which drops it where something went wrong. */
type Release = (error?: Error | boolean) => void;

/** What `pg`'s pool and Kysely call `query` with. */
type Arguments = [statement: unknown, values?: unknown, callback?: unknown];

/**
 * A connection that runs by name what was prepared (decision record 0040), inside a transaction and outside, whoever
 * asks: Kysely knows no names.
 */
export class PreparingClient extends Client {
  #give: Release | null = null;
  // looked up at each call: tests count what is sent
  readonly #begins = new JoinedBegin(((...asked: Arguments) =>
    Reflect.apply(super.query, this, asked)) as Client['query']);

  /** The pool's own time-out is for waiting in its queue; opening a connection has a shorter one. `password` is not enumerable there. */
  constructor(config: ClientConfig) {
    super({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS });
    this.once('end', () => this.release(true));
  }

  /**
   * The pool sets it whenever it lends the connection. One that is lost is given back at once, whoever holds it: Kysely never
   * releases the connection of a transaction whose `begin` or `rollback` fails, and each would cost the pool a place for good.
   */
  get release(): Release {
    return (error) => {
      const give = this.#give;
      this.#give = null;
      give?.(error);
    };
  }

  set release(give: Release) {
    this.#give = give;
  }

  override query = ((...[statement, values, callback]: Arguments) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    const joined = this.#join(statement, name, values, callback);
    if (name === undefined) return joined ?? Reflect.apply(super.query, this, [statement, values, callback]);
    const result = joined ?? Reflect.apply(super.query, this, [{ name, text: statement, values }, callback]);
    // whoever asked hears of it as well
    if (result instanceof Promise) result.catch(noteMixed);
    return result;
  }) as Client['query'];

  /** A transaction's `begin`, and the statement that it goes out with; null for everything else. */
  #join(statement: unknown, name: string | undefined, values: unknown, callback: unknown) {
    if (typeof statement === 'string' && callback === undefined && (values === undefined || Array.isArray(values))) {
      return this.#begins.takes(statement) ? this.#begins.answer({ name, text: statement, values }) : null;
    }
    this.#begins.giveUp();
    return null;
  }
}

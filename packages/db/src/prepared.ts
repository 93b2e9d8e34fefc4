import { Client, type ClientConfig } from 'pg';
import { JoinedStatements } from './joined-statements.ts';
import { CONNECT_MS } from './lines/address.ts';
import { noteMixed } from './lines/pooler.ts';
import { nameOf } from './statement-names.ts';

/** Returns a connection to its pool. With an error the pool closes the connection. */
type Release = (error?: Error | boolean) => void;

/** The arguments that `pg`'s pool and Kysely pass to `query`. */
type Arguments = [statement: unknown, values?: unknown, callback?: unknown];

/**
 * A connection that runs a known text as a named prepared statement, inside and outside a transaction (ADR 0044).
 * Kysely itself does not support names.
 */
export class PreparingClient extends Client {
  #give: Release | null = null;
  // `query` is looked up at each call, because tests replace it to count statements.
  readonly #joined = new JoinedStatements(((...asked: Arguments) =>
    Reflect.apply(super.query, this, asked)) as Client['query']);

  /**
   * The pool's timeout limits the wait in its queue. Opening a connection gets a shorter limit. `password` must be
   * copied explicitly, because it is not enumerable.
   */
  constructor(config: ClientConfig) {
    super({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS });
    this.once('end', () => this.release(true));
  }

  /**
   * The pool sets this function when it lends the connection. A lost connection is released at once. Kysely never
   * releases the connection of a transaction whose `begin` or `rollback` fails, so each such failure would cost the
   * pool a place forever.
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
    const name = typeof statement === 'string' ? nameOf(statement) : undefined;
    const joined = this.#join(statement, name, values, callback);
    if (name === undefined) return joined ?? Reflect.apply(super.query, this, [statement, values, callback]);
    const result = joined ?? Reflect.apply(super.query, this, [{ name, text: statement, values }, callback]);
    // The caller also gets the error.
    if (result instanceof Promise) result.catch(noteMixed);
    return result;
  }) as Client['query'];

  /** Answers delayed statements and the statements that carry them. Returns null for all others. */
  #join(statement: unknown, name: string | undefined, values: unknown, callback: unknown) {
    if (typeof statement === 'string' && callback === undefined && (values === undefined || Array.isArray(values))) {
      return this.#joined.takes(statement) ? this.#joined.answer({ name, text: statement, values }) : null;
    }
    this.#joined.giveUp();
    return null;
  }
}

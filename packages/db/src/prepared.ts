import { Client, type ClientConfig } from 'pg';
import { JoinedStatements } from './joined-statements.ts';
import { CONNECT_MS } from './lines/address.ts';
import { noteMixed } from './lines/pooler.ts';
import { nameOf } from './statement-names.ts';

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
  readonly #joined = new JoinedStatements(((...asked: Arguments) =>
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
    const name = typeof statement === 'string' ? nameOf(statement) : undefined;
    const joined = this.#join(statement, name, values, callback);
    if (name === undefined) return joined ?? Reflect.apply(super.query, this, [statement, values, callback]);
    const result = joined ?? Reflect.apply(super.query, this, [{ name, text: statement, values }, callback]);
    // whoever asked hears of it as well
    if (result instanceof Promise) result.catch(noteMixed);
    return result;
  }) as Client['query'];

  /** What is kept back, and the statement that it goes out with; null for everything else. */
  #join(statement: unknown, name: string | undefined, values: unknown, callback: unknown) {
    if (typeof statement === 'string' && callback === undefined && (values === undefined || Array.isArray(values))) {
      return this.#joined.takes(statement) ? this.#joined.answer({ name, text: statement, values }) : null;
    }
    this.#joined.giveUp();
    return null;
  }
}

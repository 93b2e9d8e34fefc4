import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import type { Em } from './orm.ts';
import { isStale, prepare, prepareAgain, prepareLater } from './statement-names.ts';

/** Stands for an argument while the query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Names an argument inside a compiled query: `given('entregador_id')`. */
export interface Given<Arguments> {
  <Name extends keyof Arguments & string>(name: Name): RawBuilder<Arguments[Name]>;
  /** For type inference only: TypeScript infers the arguments from it. */
  readonly '~arguments'?: Arguments;
}

/**
 * Binds the arguments and writes all other values into the text. A generic plan uses a partial index only when the text
 * holds the values of the index's condition (`status in ('aceita', …)`).
 */
class ArgumentsOnly extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'object' && value !== null) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Compiles PostgreSQL's dialect without a connection. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ArgumentsOnly(),
  },
});

async function run<T>(em: Em, query: CompiledQuery<T>, parameters: unknown[]): Promise<T[]> {
  const call = async () => (await em.getKysely().executeQuery<T>({ ...query, parameters })).rows;
  return call().catch((error: unknown) => {
    if (!isStale(error)) throw error;
    prepareAgain(query.sql);
    // The error has aborted the transaction. The caller that began it must begin again.
    if (em.isInTransaction()) throw error;
    return call();
  });
}

/**
 * Returns a function for a query of a hot path. The first call builds and compiles the query. Each call runs it as a
 * prepared statement (docs/database.md), in the transaction of `em` if there is one.
 */
export function compiled<Arguments extends object, T>(
  build: (db: Kysely<Database>, given: Given<Arguments>) => Compilable<T>,
  known = prepare,
): (em: Em, values: Arguments) => Promise<T[]> {
  let query: CompiledQuery<T> | undefined;
  return (em, values) => {
    if (!query) {
      query = build(compiler, (name) => sql`${new Placeholder(name)}`).compile();
      known(query.sql);
    }
    const given: Partial<Record<string, unknown>> = { ...values };
    return run(
      em,
      query,
      query.parameters.map((value) => (value instanceof Placeholder ? given[value.name] : value)),
    );
  };
}

/**
 * Like `compiled`, for a statement whose answer the caller does not need. In a transaction it is sent with the next
 * statement, at the latest with the commit (ADR 0044). Its rows are filled in when that statement is answered, and its
 * error is thrown there.
 */
export const compiledLater = <Arguments extends object, T>(
  build: (db: Kysely<Database>, given: Given<Arguments>) => Compilable<T>,
) => compiled(build, prepareLater);

/**
 * Runs a query as a prepared statement although it is built anew each time, because its text depends on the arguments.
 * All of its values become parameters: use it for inserts and for look-ups by key, not where a partial index depends on
 * a value. There must be few different texts, because each one stays prepared.
 */
export function prepared<T>(em: Em, query: Compilable<T>, known = prepare): Promise<T[]> {
  const text = query.compile();
  known(text.sql);
  return run(em, text, [...text.parameters]);
}

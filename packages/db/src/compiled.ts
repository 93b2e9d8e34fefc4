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
  /** For the compiler alone: by it the arguments are inferred. */
  readonly '~arguments'?: Arguments;
}

/**
 * Binds the arguments and writes everything else into the text: a plan for any arguments finds a partial index only when
 * the values of its condition are known (`status in ('aceito', …)`).
 */
class ArgumentsOnly extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'object' && value !== null) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Knows PostgreSQL's language and has no connection. */
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
    // the transaction is lost; whoever began it begins it again
    if (em.isInTransaction()) throw error;
    return call();
  });
}

/**
 * A query of a hot path, built and compiled at its first call and never again, and run as a prepared statement
 * (docs/database.md). The rows of each call are those of the arguments given to it, in the transaction of `em` if there is one.
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
 * The same for what nobody waits for: in a transaction it goes out with the next statement, the commit at the latest (decision record
 * 0100). The rows are there once that is answered; where this one fails, that one does.
 */
export const compiledLater = <Arguments extends object, T>(
  build: (db: Kysely<Database>, given: Given<Arguments>) => Compilable<T>,
) => compiled(build, prepareLater);

/**
 * The same for a query that is built anew each time, because its text hangs on what is asked. All of its values are arguments: for
 * inserts and for what an identity finds, not where a partial index hangs on a value. Its texts must be few.
 */
export function prepared<T>(em: Em, query: Compilable<T>): Promise<T[]> {
  const text = query.compile();
  prepare(text.sql);
  return run(em, text, [...text.parameters]);
}

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

/** Knows PostgreSQL's language and has no connection. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A query of a hot path, built and compiled at its first call and never again (docs/database.md). The rows of each call are
 * those of the arguments given to it, in the transaction of `em` if there is one.
 */
export function compiled<Arguments extends object, T>(
  build: (db: Kysely<Database>, given: Given<Arguments>) => Compilable<T>,
): (em: Em, values: Arguments) => Promise<T[]> {
  let query: CompiledQuery<T> | undefined;
  return async (em, values) => {
    query ??= build(compiler, (name) => sql`${new Placeholder(name)}`).compile();
    const named = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? named.get(value.name) : value));
    const { rows } = await em.getKysely().executeQuery<T>({ ...query, parameters });
    return rows;
  };
}

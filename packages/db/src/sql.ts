import { type RawBuilder, sql } from 'kysely';
import type { Em } from './orm.ts';

export { type RawBuilder, sql };

/** The database's clock as a value of the query builder (docs/decisions/0003-database-clock.md). */
export const agora = sql<string>`agora()`;

/** All rows of a statement, in the transaction of `em` if there is one. Values are bound, never spliced into the text. */
export async function rows<T>(em: Em, statement: RawBuilder<T>): Promise<T[]> {
  const result = await statement.execute(em.getKysely());
  return result.rows;
}

/** The first row of a statement, or null. */
export async function row<T>(em: Em, statement: RawBuilder<T>): Promise<T | null> {
  const [first] = await rows(em, statement);
  return first ?? null;
}

/** The only row of a statement that always has one (aggregates, `returning` of an unconditional insert). */
export async function onlyRow<T>(em: Em, statement: RawBuilder<T>): Promise<T> {
  const first = await row(em, statement);
  if (first === null) throw new Error('A statement that always gives a row gave none.');
  return first;
}

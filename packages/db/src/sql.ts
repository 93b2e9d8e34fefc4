import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  type NotNull,
  type QueryCreator,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Em } from './orm.ts';

export { jsonBuildObject } from 'kysely/helpers/postgres';
export {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  type NotNull,
  type QueryCreator,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
};

/** The database's clock as a value of the query builder (docs/decisions/0003-database-clock.md). */
export const agora = sql<string>`agora()`;

/** An instant that a statement gave as text with microseconds (`agora()::text`), as a value of the next statement. */
export const instant = (text: Expression<string> | string) => sql<string>`${text}::timestamptz`;

/** So many seconds before an instant. */
export const secondsBefore = (instant: Expression<string>, seconds: Expression<number> | number) =>
  sql<string>`${instant} - make_interval(secs => ${seconds})`;

/** So many seconds after an instant. */
export const secondsAfter = (instant: Expression<string>, seconds: Expression<number> | number) =>
  sql<string>`${instant} + make_interval(secs => ${seconds})`;

/**
 * Of rows `alias` of a table, ordered by this column and by id, newest first, those behind the row `antes_de`; all of them without
 * one. An index over the column begins there. Nothing is behind a row that does not exist.
 */
export const behind = (alias: string, table: string, column: string, antes_de: number | undefined) =>
  antes_de === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${alias}.${column}`)}, ${sql.ref(`${alias}.id`)}) <
        (select ${sql.ref(column)}, id from ${sql.table(table)} where id = ${antes_de})`;

/** A statement that is built and only waits to be run. */
export interface Statement<Result = unknown> {
  execute(): Promise<Result>;
}

/** All rows of a statement, in the transaction of `em` if there is one. Values are bound, never spliced into the text. */
export async function rows<T>(em: Em, statement: RawBuilder<T>): Promise<T[]> {
  const result = await statement.execute(em.getKysely());
  return result.rows;
}

/** The only row of a statement that always gives one (aggregates, `returning` of an unconditional insert). */
export function only<T>([first]: T[]): T {
  if (first === undefined) throw new Error('A statement that always gives a row gave none.');
  return first;
}

/** The only row of a raw statement that always gives one. */
export const onlyRow = async <T>(em: Em, statement: RawBuilder<T>): Promise<T> => only(await rows(em, statement));

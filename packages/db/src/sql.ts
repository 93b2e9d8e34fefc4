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

/** The database's clock as a value of the query builder (ADR 0007). */
export const agora = sql<string>`agora()`;

/**
 * An instant that a statement returned as text with microseconds (`agora()::text`), as a value of the next statement.
 */
export const instant = (text: Expression<string> | string) => sql<string>`${text}::timestamptz`;

/** `seconds` before an instant. */
export const secondsBefore = (instant: Expression<string>, seconds: Expression<number> | number) =>
  sql<string>`${instant} - make_interval(secs => ${seconds})`;

/** `seconds` after an instant. */
export const secondsAfter = (instant: Expression<string>, seconds: Expression<number> | number) =>
  sql<string>`${instant} + make_interval(secs => ${seconds})`;

/**
 * Returns the condition of the page after the row `antes_de`, for rows `alias` of a table in descending order of this
 * column and id. Without `antes_de` it is true. An index over the column can start there. If the row does not exist,
 * the page is empty.
 */
export const behind = (alias: string, table: string, column: string, antes_de: number | undefined) =>
  antes_de === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${alias}.${column}`)}, ${sql.ref(`${alias}.id`)}) <
        (select ${sql.ref(column)}, id from ${sql.table(table)} where id = ${antes_de})`;

/**
 * Returns the order of people's and places' names as a reader expects it: 'Ágata' before 'Zé', 'ana' beside 'Ana'. The
 * database itself sorts by bytes.
 */
export const porNome = (column: string) => sql<string>`${sql.ref(column)} collate "und-x-icu"`;

/** A statement that is built and can be executed. */
export interface Statement<Result = unknown> {
  execute(): Promise<Result>;
}

/**
 * Returns all rows of a statement, in the transaction of `em` if there is one. Values are bound, never put into the
 * text.
 */
export async function rows<T>(em: Em, statement: RawBuilder<T>): Promise<T[]> {
  const result = await statement.execute(em.getKysely());
  return result.rows;
}

/**
 * Returns the only row of a statement that always returns one (aggregates, `returning` of an unconditional insert).
 * Throws if there is none.
 */
export function only<T>([first]: T[]): T {
  if (first === undefined) throw new Error('A statement that always gives a row gave none.');
  return first;
}

/** Runs a raw statement that always returns one row, and returns that row. */
export const onlyRow = async <T>(em: Em, statement: RawBuilder<T>): Promise<T> => only(await rows(em, statement));

import { type EntityClass, p, Type } from '@mikro-orm/core';

/** The property of a `bytea` column. Every query returns it as a Buffer. */
export const bytes = () => p.blob().$type<Buffer>();

/**
 * Marks a column that the database computes, so that an insert may leave it out. `generated` tells only PostgreSQL.
 * MikroORM's types allow the omission only for columns with a default, so this adds a default to the type. It does
 * nothing at run time.
 */
export function computed<Property>(property: Property): Property & { '~options': { defaultRaw: string } } {
  return property as Property & { '~options': { defaultRaw: string } };
}

/** Returns `column in ('a', 'b')` for a check or a partial index, from a value set of the contract. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;

/**
 * A foreign key whose property holds the key of the referenced row (`rota_id: 7`). PostgreSQL refuses to delete a row
 * that is referenced, unless `.deleteRule('cascade')` follows. MikroORM's default would set the references to null or
 * delete their rows.
 */
export const reference = <Target extends { '~entity': unknown } | EntityClass, const Column extends string>(
  target: Target,
  column: Column,
) => p.manyToOne(target).mapToPk().fieldName(column).deleteRule('no action').updateRule('no action');

/**
 * An instant, as a text between the database and the wire: ISO 8601 in UTC with milliseconds
 * (`2026-11-21T17:40:00.000Z`). The driver's parser in orm.ts makes the text. The entity manager and the query builder
 * pass it on unchanged (ADR 0008).
 */
class TimestampType extends Type<string, string> {
  override getColumnType(): string {
    return 'timestamptz';
  }

  override compareAsType(): string {
    return 'string';
  }
}

/** The property of a column that holds an instant. */
export const timestamp = () => p.type(TimestampType);

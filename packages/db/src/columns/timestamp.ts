import { p, Type } from '@mikro-orm/core';

/**
 * An instant. Between the database and the wire it is a text, ISO 8601 in UTC with milliseconds (`2026-11-21T17:40:00.000Z`):
 * the driver's parser makes it (orm.ts), the entity manager and the query builder pass it on, the wire carries it
 * (docs/decisions/0027-schema-said-once.md).
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

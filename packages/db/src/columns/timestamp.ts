import { p, Type } from '@mikro-orm/core';

/**
 * An instant, as a text between the database and the wire: ISO 8601 in UTC with milliseconds
 * (`2026-11-21T17:40:00.000Z`). The driver's parser in orm.ts makes the text. The entity manager and the query builder
 * pass it on unchanged (ADR 0027).
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

import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';

/** Names of the prepared statements, by their text. */
const names = new Map<string, string>();
/** How often a statement got a new name, by its text. */
const versions = new Map<string, number>();
/** Statements whose answers no caller needs, by their text. */
const later = new Set<string>();

/** PostgreSQL cuts names after 63 bytes. 128 bits of the hash keep two texts apart. */
function newName(text: string): string {
  const version = versions.get(text) ?? 0;
  return `c${createHash('sha256').update(text).digest('base64url').slice(0, 22)}_${version}`;
}

/**
 * Makes this text a prepared statement on every connection. Each connection parses it once and plans it a few times.
 */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, newName(text));
}

/**
 * Makes this text a prepared statement that is sent with the next statement of its transaction (ADR 0044). Its rows are
 * filled in when that statement is answered, and its error is thrown there.
 */
export function prepareLater(text: string): void {
  prepare(text);
  later.add(text);
}

/** Returns the name of the prepared statement for this SQL text, or undefined. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** Tells whether this text is sent with the next statement. */
export const goesLater = (text: string): boolean => later.has(text);

/**
 * Tells whether the error or one of its causes is the refusal of a prepared statement after a migration changed the
 * type of a result column. Under the same name it would be refused until the connection closes.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
    : error instanceof Error && error.cause !== undefined && isStale(error.cause);

/** Gives the statement a new name, so that every connection prepares it again. */
export function prepareAgain(text: string): void {
  versions.set(text, (versions.get(text) ?? 0) + 1);
  names.set(text, newName(text));
}

import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';

/** Names of the statements that run prepared, by their text. */
const names = new Map<string, string>();
/** How often one of them had to be planned under a new name, by its text. */
const versions = new Map<string, number>();
/** Those whose answer nobody waits for, by their text. */
const later = new Set<string>();

/** PostgreSQL cuts names after 63 bytes; 128 bits of the text keep two of them apart. */
function newName(text: string): string {
  const version = versions.get(text) ?? 0;
  return `c${createHash('sha256').update(text).digest('base64url').slice(0, 22)}_${version}`;
}

/** From now on this text is a prepared statement on every connection: parsed there once, and planned a few times. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, newName(text));
}

/**
 * From now on this text, prepared, goes out with the next statement of its transaction (decision record 0100). Whoever asks for it is
 * given rows that are filled when that one is answered; where this one fails, that one fails.
 */
export function prepareLater(text: string): void {
  prepare(text);
  later.add(text);
}

/** The name under which a text runs prepared. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** Whether it goes out with the next statement. */
export const goesLater = (text: string): boolean => later.has(text);

/**
 * Whether a prepared statement was refused because a migration changed the type of a column that it gives, here or below:
 * under its name it would be refused for the rest of the connection's life.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
    : error instanceof Error && error.cause !== undefined && isStale(error.cause);

/** Gives the statement another name, under which every connection prepares it anew. */
export function prepareAgain(text: string): void {
  versions.set(text, (versions.get(text) ?? 0) + 1);
  names.set(text, newName(text));
}

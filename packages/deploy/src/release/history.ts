import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Place } from './place.ts';

const move = z.object({ at: z.iso.datetime(), to: z.string(), from: z.string().nullable() });

/** The start of a switch. The `current` link shows whether it was completed. */
export type Move = z.infer<typeof move>;

/** Returns the moves of an app or of the API, oldest first. A line that a crash left incomplete is ignored. */
export async function movesOf(place: Place): Promise<Move[]> {
  const text = await readFile(place.history, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return [move.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/**
 * Appends a move before the switch. After a crash in between, the history has one move too many, but never one too
 * few.
 */
export const recordMove = (place: Place, next: Move) => appendFile(place.history, `\n${JSON.stringify(next)}\n`);

/**
 * Returns the release before `id` became current. After a rollback this is the later release, so a second rollback
 * goes forward.
 */
export const formerOf = (moves: Move[], id: string): string | null =>
  moves.findLast(({ to, from }) => to === id && from !== id)?.from ?? null;

/** Returns when `id` was last current, or about to be, in milliseconds; null when it never was. */
export function lastCurrent(moves: Move[], id: string): number | null {
  const last = moves.findLast(({ to, from }) => to === id || from === id);
  return last ? Date.parse(last.at) : null;
}

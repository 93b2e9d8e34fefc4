import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Place } from './place.ts';

const move = z.object({ at: z.iso.datetime(), to: z.string(), from: z.string().nullable() });

/** A switch that was begun: whether it was ended, the link says. */
export type Move = z.infer<typeof move>;

/** The moves of an app or of the API, oldest first. A line that a cut left unfinished is none. */
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

/** Written before the switch: who dies in between has said too much, never too little. */
export const recordMove = (place: Place, next: Move) => appendFile(place.history, `\n${JSON.stringify(next)}\n`);

/** The release before `id` became current; after a rollback that is the one it was rolled back from, so that a second one goes forward. */
export const formerOf = (moves: Move[], id: string): string | null =>
  moves.findLast(({ to, from }) => to === id && from !== id)?.from ?? null;

/** When `id` was last current, in milliseconds, or at least about to be; null when it never was. */
export function lastCurrent(moves: Move[], id: string): number | null {
  const last = moves.findLast(({ to, from }) => to === id || from === id);
  return last ? Date.parse(last.at) : null;
}

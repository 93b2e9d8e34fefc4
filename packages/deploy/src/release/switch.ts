import { spawnSync } from 'node:child_process';
import { appendFile, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Place } from './place.ts';
import { ReleaseRefused } from './refused.ts';

const move = z.object({ at: z.iso.datetime(), to: z.string(), from: z.string().nullable() });

/** The start of a switch. The `current` link shows whether it was completed. */
type Move = z.infer<typeof move>;

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
const recordMove = (place: Place, next: Move) => appendFile(place.history, `\n${JSON.stringify(next)}\n`);

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

/** Returns the served release, or null before the first. */
export async function currentOf(place: Place): Promise<string | null> {
  const target = await readlink(place.current).catch(() => null);
  return target === null ? null : path.basename(target);
}

/** Whether the release `id` exists and is complete. A release gets its name only when it is complete. */
export const isReleased = (place: Place, id: string): Promise<boolean> =>
  stat(path.join(place.releases, id, 'release.json')).then(
    () => !id.startsWith('.'),
    () => false,
  );

/** Returns the release for a rollback. @throws ReleaseRefused when there is none. */
export async function formerRelease(place: Place): Promise<string> {
  const current = await currentOf(place);
  const former = current === null ? null : formerOf(await movesOf(place), current);
  if (former === null) throw new ReleaseRefused(`Não há versão anterior de ${place.name} para voltar.`);
  if (!(await isReleased(place, former))) {
    throw new ReleaseRefused(
      `A versão anterior de ${place.name} (${former}) já foi removida. Veja as guardadas com --lista.`,
    );
  }
  return former;
}

/** Writes the release to disk before a link leads to it. Systems without `sync -f` leave this to the kernel. */
const flush = (folder: string) => void spawnSync('sync', ['-f', folder], { stdio: 'ignore' });

/** Switches `current` to another release with one rename, so that every request gets either the old or the new one. */
export async function switchTo(place: Place, id: string, now: Date): Promise<void> {
  const from = await currentOf(place);
  flush(place.releases);
  await recordMove(place, { at: now.toISOString(), to: id, from });
  const draft = path.join(place.home, '.current.new');
  await rm(draft, { force: true });
  await symlink(path.join('releases', id), draft);
  await rename(draft, place.current);
}

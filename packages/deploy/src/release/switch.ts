import { spawnSync } from 'node:child_process';
import { readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { formerOf, movesOf, recordMove } from './history.ts';
import type { Place } from './place.ts';
import { ReleaseRefused } from './refused.ts';

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

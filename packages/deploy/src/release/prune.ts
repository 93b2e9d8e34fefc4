import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from './place.ts';
import { prunePool } from './pool.ts';
import { currentOf, formerOf, lastCurrent, movesOf } from './switch.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days for which a release stays after it was current. A page of it may stay open as long and still load its parts. */
export const KEEP_DAYS = 30;
/** Days for which an old API release stays. API releases are large, and only a rollback needs them. */
export const KEEP_API_DAYS = 7;

/** Returns the names of the complete releases. */
export async function releasesOf(place: Place): Promise<string[]> {
  const found = await readdir(place.releases).catch(() => []);
  return found.filter((name) => !name.startsWith('.')).sort();
}

/** Removes drafts and half-removed releases of a killed run. Call it only under the lock. */
export async function clearLeftovers(place: Place): Promise<void> {
  for (const name of await readdir(place.releases).catch(() => [])) {
    if (name.startsWith('.')) await rm(path.join(place.releases, name), { recursive: true, force: true });
  }
}

async function isOld(place: Place, id: string, last: number | null, now: Date, days: number): Promise<boolean> {
  const seen = last ?? (await stat(path.join(place.releases, id))).ctimeMs;
  return now.getTime() - seen > days * DAY_MS;
}

/**
 * Removes releases that were last current more than `days` ago, and assets that no remaining release names. The
 * current release and the one before it always stay. Call it only under the lock.
 */
export async function prune(place: Place, now: Date): Promise<{ releases: string[]; assets: number }> {
  const days = place.name === 'api' ? KEEP_API_DAYS : KEEP_DAYS;
  const [moves, current, all] = await Promise.all([movesOf(place), currentOf(place), releasesOf(place)]);
  const held = new Set([current, current && formerOf(moves, current)]);
  const removed: string[] = [];
  for (const id of all) {
    if (held.has(id) || !(await isOld(place, id, lastCurrent(moves, id), now, days))) continue;
    const aside = path.join(place.releases, `.gone-${id}`);
    await rename(path.join(place.releases, id), aside);
    await rm(aside, { recursive: true, force: true });
    removed.push(id);
  }
  const kept = (await releasesOf(place)).map((id) => path.join(place.releases, id));
  return { releases: removed, assets: place.name === 'api' ? 0 : await prunePool(place, kept) };
}

import path from 'node:path';
import { placeOf } from './place.ts';
import { prune, releasesOf } from './prune.ts';
import { serve } from './publish-app.ts';
import { ReleaseRefused } from './refused.ts';
import { readReleaseFile } from './release-file.ts';
import { refuseOlderThanPanels } from './speaks-with.ts';
import { currentOf, formerOf, formerRelease, isReleased, lastCurrent, movesOf, switchTo } from './switch.ts';
import { withLock } from './with-lock.ts';

/**
 * Switches to a kept release: `id`, or without it the former release (a second time, the later one again). It makes
 * the same checks as the switch to a new release.
 * @throws ReleaseRefused when the release is missing or does not fit the other served parts; nothing has changed then.
 */
export async function goTo(
  root: string,
  name: string,
  now: Date,
  id?: string,
): Promise<{ from: string | null; to: string }> {
  const place = placeOf(root, name);
  return withLock(place, async () => {
    const from = await currentOf(place);
    const to = id ?? (await formerRelease(place));
    if (!(await isReleased(place, to)))
      throw new ReleaseRefused(`Não há a versão ${to} de ${name}. Veja as guardadas com --lista.`);
    if (name === 'api') {
      await refuseOlderThanPanels(root, path.join(place.releases, to));
      if (from !== to) await switchTo(place, to, now);
    } else await serve(root, place, to, now);
    return { from, to };
  });
}

/** Removes old releases without making a new one. */
export async function cleanUp(root: string, name: string, now: Date) {
  const place = placeOf(root, name);
  return withLock(place, () => prune(place, now));
}

const shown = (moment: number | string | null) =>
  moment === null ? 'nunca' : new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/** Returns the kept releases of an app or of the API, one line each. The current one is marked. */
export async function listReleases(root: string, name: string): Promise<string[]> {
  const place = placeOf(root, name);
  const [moves, current, all] = await Promise.all([movesOf(place), currentOf(place), releasesOf(place)]);
  if (all.length === 0) return [`Nenhuma versão de ${name} em ${place.home}.`];
  const former = current === null ? null : formerOf(moves, current);
  const byTime = all.sort((a, b) => (lastCurrent(moves, b) ?? 0) - (lastCurrent(moves, a) ?? 0));
  return Promise.all(
    byTime.map(async (id) => {
      const file = await readReleaseFile(path.join(place.releases, id));
      const mark = id === current ? '→' : id === former ? '←' : ' ';
      const contract = file?.contract ? `contrato ${file.contract}` : 'contrato não dito';
      return `${mark} ${id}  ${contract}  commit ${file?.commit ?? '?'}  no ar pela última vez: ${id === current ? 'agora' : shown(lastCurrent(moves, id))}`;
    }),
  );
}

import path from 'node:path';
import { formerOf, lastCurrent, movesOf } from './history.ts';
import { placeOf } from './place.ts';
import { releasesOf } from './prune.ts';
import { readReleaseFile } from './release-file.ts';
import { currentOf } from './switch.ts';

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

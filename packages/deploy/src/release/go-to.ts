import path from 'node:path';
import { placeOf } from './place.ts';
import { prune } from './prune.ts';
import { serve } from './publish-app.ts';
import { ReleaseRefused } from './refused.ts';
import { refuseOlderThanPanels } from './speaks-with.ts';
import { currentOf, formerRelease, isReleased, switchTo } from './switch.ts';
import { withLock } from './with-lock.ts';

/**
 * Serves a release that is kept: `id`, or without one the former release (and from there again the later one). What the switch
 * of a new release looks at is looked at here too.
 * @throws ReleaseRefused when it is not there or does not fit to what else is served; nothing has changed then.
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

/** Removes what is old, without a release. */
export async function cleanUp(root: string, name: string, now: Date) {
  const place = placeOf(root, name);
  return withLock(place, () => prune(place, now));
}

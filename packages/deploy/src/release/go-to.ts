import path from 'node:path';
import { placeOf } from './place.ts';
import { prune } from './prune.ts';
import { serve } from './publish-app.ts';
import { ReleaseRefused } from './refused.ts';
import { refuseOlderThanPanels } from './speaks-with.ts';
import { currentOf, formerRelease, isReleased, switchTo } from './switch.ts';
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

import { takeLock } from '@corre/db/embedded/process-lock.ts';
import { openFolder, type Place } from './place.ts';
import { clearLeftovers } from './prune.ts';
import { ReleaseRefused } from './refused.ts';

/** One at a time for each part: two releases of one app would mix their switches. A lock whose process died is taken over. */
export async function withLock<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  await openFolder(place.releases);
  const lock = await takeLock(place.lock);
  if (!('release' in lock)) {
    throw new ReleaseRefused(
      `Outra liberação de ${place.name} está em andamento (processo ${lock.pid}). Espere ela terminar.`,
    );
  }
  try {
    await clearLeftovers(place);
    return await work();
  } finally {
    lock.release();
  }
}

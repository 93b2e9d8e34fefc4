import { takeLock } from '@corre/db/embedded/process-lock.ts';
import { openFolder, type Place } from './place.ts';
import { clearLeftovers } from './prune.ts';
import { ReleaseRefused } from './refused.ts';

/** Runs `work` under the lock of a part, so that two releases do not mix. The lock of a dead process is taken over. */
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

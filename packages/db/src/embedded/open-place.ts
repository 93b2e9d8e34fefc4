import path from 'node:path';
import { openSystemHome, systemHome } from './binaries.ts';
import { canEnter, resolveIdentity } from './identity.ts';

/**
 * Returns where a temporary cluster can lie: `under`, or `/var/lib/corre` where `under` is closed to the system user
 * that runs PostgreSQL for root. A cluster in a folder of its own there goes with this folder.
 */
export async function openPlace(under: string): Promise<string> {
  const identity = await resolveIdentity(path.join(under, 'postgres'));
  if (identity === undefined || canEnter(under, identity)) return under;
  await openSystemHome();
  return systemHome;
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The release, or the repository, that contains this program. */
const own = path.resolve(import.meta.dirname, '../../../../..');

/** The folders of API releases: beside our own, or the target of `npm run release` (docs/releases.md). */
const places = () => [path.dirname(own), path.join(process.env.CORRE_RAIZ ?? '/srv/corre', 'api/releases')];

/** Returns the folder of a release on this machine that knows a migration. Returns null if there is none. */
export async function releaseThatKnows(migration: string): Promise<string | null> {
  for (const place of places()) {
    const names = await readdir(place).catch(() => []);
    const name = names.find((one) => existsSync(path.join(place, one, `packages/db/src/migrations/${migration}.ts`)));
    if (name !== undefined) return path.join(place, name);
  }
  return null;
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The release, or the repository, that this program is part of. */
const own = path.resolve(import.meta.dirname, '../../../../..');

/** Where releases of the API lie: beside our own, or where `npm run release` puts them (docs/releases.md). */
const places = () => [path.dirname(own), path.join(process.env.CORRE_RAIZ ?? '/srv/corre', 'api/releases')];

/** The folder of a release on this machine that knows a migration; null where there is none. */
export async function releaseThatKnows(migration: string): Promise<string | null> {
  for (const place of places()) {
    const names = await readdir(place).catch(() => []);
    const name = names.find((one) => existsSync(path.join(place, one, `packages/db/src/migrations/${migration}.ts`)));
    if (name !== undefined) return path.join(place, name);
  }
  return null;
}

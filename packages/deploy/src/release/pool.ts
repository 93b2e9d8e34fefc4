import { constants } from 'node:fs';
import { copyFile, link, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openFolder, type Place } from './place.ts';
import { ReleaseRefused } from './refused.ts';

const isThere = (error: NodeJS.ErrnoException) => error.code === 'EEXIST';

/** Returns the hashed assets of a release and their compressed twins, as paths below `assets/`. */
export async function assetsOf(release: string): Promise<string[]> {
  const assets = path.join(release, 'assets');
  const found = await readdir(assets, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(assets, path.join(parentPath, name)))
    .sort();
}

/** Puts a file into the pool. Without hard links it copies to a draft and renames, so that no half file is visible. */
async function putInto(source: string, target: string): Promise<'new' | 'there'> {
  try {
    await link(source, target);
    return 'new';
  } catch (error) {
    if (isThere(error as NodeJS.ErrnoException)) return 'there';
  }
  const draft = `${target}.${process.pid}.part`;
  await copyFile(source, draft, constants.COPYFILE_FICLONE);
  await rename(draft, target);
  return 'new';
}

/**
 * Adds a release's assets to the app's pool. A name contains the content's hash, so an existing file must be the same.
 * If it is not, a build was changed by hand.
 * @throws ReleaseRefused when the same name has another content.
 */
export async function addToPool(place: Place, release: string): Promise<void> {
  for (const file of await assetsOf(release)) {
    const [source, target] = [path.join(release, 'assets', file), path.join(place.pool, file)];
    await openFolder(path.dirname(target));
    if ((await putInto(source, target)) === 'new' || /\.(br|gz)$/.test(file)) continue;
    const [mine, theirs] = await Promise.all([readFile(source), readFile(target)]);
    if (!mine.equals(theirs)) {
      throw new ReleaseRefused(
        `O arquivo ${target} já existe com outro conteúdo. Construa o painel de novo, sem alterar dist à mão.`,
      );
    }
  }
}

/** Returns the assets of a release that the pool lacks. An open page would fail to load them. */
export async function missingFromPool(place: Place, release: string): Promise<string[]> {
  const there = new Set(await readdir(place.pool, { recursive: true }).catch(() => []));
  return (await assetsOf(release)).filter((file) => !there.has(file));
}

/** Removes assets that no kept release names. Returns the number of removed files. */
export async function prunePool(place: Place, releases: string[]): Promise<number> {
  const named = new Set((await Promise.all(releases.map(assetsOf))).flat());
  const there = await readdir(place.pool, { recursive: true, withFileTypes: true }).catch(() => []);
  let removed = 0;
  for (const entry of there) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || named.has(path.relative(place.pool, file))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

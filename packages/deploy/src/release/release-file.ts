import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const releaseFile = z.object({
  app: z.string(),
  id: z.string(),
  version: z.string(),
  /** the commit of its first build; ends in `+` if there were uncommitted changes */
  commit: z.string(),
  /** the contract version of the release; null if its page has none */
  contract: z.string().nullable(),
  built: z.iso.datetime(),
});

/**
 * The data of a release in `<path>/release.json`. It is not part of the name's hash, because the same content may be
 * built twice.
 */
export type ReleaseFile = z.infer<typeof releaseFile>;

export const writeReleaseFile = (release: string, said: ReleaseFile) =>
  writeFile(path.join(release, 'release.json'), `${JSON.stringify(said, null, 2)}\n`, { mode: 0o644 });

/** Returns the data of the release in that folder, or null. */
export async function readReleaseFile(release: string): Promise<ReleaseFile | null> {
  try {
    return releaseFile.parse(JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')));
  } catch {
    return null;
  }
}

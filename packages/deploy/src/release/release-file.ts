import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const releaseFile = z.object({
  app: z.string(),
  id: z.string(),
  version: z.string(),
  /** the commit it was first built from; ends in `+` where there were changes beside it */
  commit: z.string(),
  /** the version of the contract that it speaks; null where its page does not say */
  contract: z.string().nullable(),
  built: z.iso.datetime(),
});

/** What a release says of itself, at `<path>/release.json`. No part of the name's hash: the same content may be built twice. */
export type ReleaseFile = z.infer<typeof releaseFile>;

export const writeReleaseFile = (release: string, said: ReleaseFile) =>
  writeFile(path.join(release, 'release.json'), `${JSON.stringify(said, null, 2)}\n`, { mode: 0o644 });

/** What the release in that folder says of itself, or null. */
export async function readReleaseFile(release: string): Promise<ReleaseFile | null> {
  try {
    return releaseFile.parse(JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')));
  } catch {
    return null;
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder (path with `/`) with the SHA-256 of its bytes, sorted by path. */
export type Content = ReadonlyMap<string, string>;

/** Returns the files below `folder`. `keep` selects by path; a folder that it refuses is not entered. */
export async function contentOf(folder: string, keep: (file: string) => boolean = () => true): Promise<Content> {
  const found: [string, string][] = [];
  const enter = async (below: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!keep(name)) continue;
      if (entry.isDirectory()) await enter(name);
      else if (entry.isFile()) found.push([name, digestOf(await readFile(path.join(folder, name)))]);
    }
  };
  await enter('');
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the name of a release: `0.1.0-3f2a…`. The same content always has the same name. */
export const idOf = (version: string, content: Content): string =>
  `${version}-${digestOf(JSON.stringify([...content])).slice(0, 12)}`;

/**
 * Returns a modification time derived from the content. The proxy's ETag is time and length, and two pages of the same
 * second often have the same length. With a real time, a browser would keep the old page.
 */
export const timeOf = (digest: string): Date =>
  new Date((1_000_000_000 + (parseInt(digest.slice(0, 7), 16) % 2 ** 29)) * 1000);

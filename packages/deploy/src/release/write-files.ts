import { chmod, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Content, timeOf } from './content.ts';
import { openFolder } from './place.ts';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Smallest size to compress, in bytes. Smaller files fit into one packet anyway. */
const WORTH_IT = 512;

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Returns the compressed twins of a text file, with their suffixes. The same bytes give the same twins. */
async function twinsOf(file: string, bytes: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  if (!TEXT.test(file) || bytes.length < WORTH_IT) return [];
  const twins: [string, Buffer][] = [
    ['.gz', await promisify(gzip)(bytes, { level: 9 })],
    ['.br', await brotli(bytes)],
  ];
  return twins.filter(([, twin]) => twin.length < bytes.length);
}

/**
 * Writes the files of a build and their compressed twins into a release. Files are compressed once, not for every
 * request (`gzip_static` of nginx, `precompressed` of Caddy).
 */
export async function writeFiles(from: string, to: string, content: Content): Promise<void> {
  for (const [file, digest] of content) {
    const bytes = await readFile(path.join(from, file));
    const target = path.join(to, file);
    await openFolder(path.dirname(target));
    for (const [ending, some] of [['', bytes] as const, ...(await twinsOf(file, bytes))]) {
      await writeFile(target + ending, some);
      await chmod(target + ending, 0o644);
      await utimes(target + ending, timeOf(digest), timeOf(digest));
    }
  }
}

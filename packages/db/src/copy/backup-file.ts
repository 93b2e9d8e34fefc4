import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backupText } from './backup-text.ts';
import type { CopyProgress, Origin } from './origin.ts';

/** The suffix of a backup that is not finished. An interrupted backup never looks like a complete one. */
const PARTIAL = '.partial';

/** The gzip level. A higher level makes a file a tenth smaller, but takes three times as long. */
const LEVEL = 3;

/**
 * Writes a backup into a folder, readable by its owner only. Returns its path, its size in bytes and its number of
 * rows.
 */
export async function writeBackup(
  origin: Origin,
  folder: string,
  progress: CopyProgress,
): Promise<{ file: string; bytes: number; rows: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `corre-${origin.manifest.feita_em.replaceAll(':', '')}.sql.gz`);
  const partial = `${file}${PARTIAL}`;
  let rows = 0;
  const counted: CopyProgress = (table, count, done) => {
    if (done) rows += count;
    progress(table, count, done);
  };
  try {
    const out = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(
      Readable.from(backupText(origin, counted), { objectMode: false }),
      createGzip({ level: LEVEL }),
      out,
    );
    await rename(partial, file);
    await syncFolder(folder);
    return { file, bytes: (await stat(file)).size, rows };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Returns the uncompressed text of a backup as a stream. */
export function readBackup(file: string): Readable {
  const text = createGunzip();
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  return text;
}

/** Flushes the folder, so that the file's name also survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().catch(() => undefined);
  await handle.close();
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backupText } from './backup-text.ts';
import type { CopyProgress, Origin } from './origin.ts';

/** A backup that is being written has this after its name: whatever interrupts it, it never looks like a whole one. */
const PARTIAL = '.partial';

/** A quick level: the rest is a tenth smaller and takes three times as long. */
const LEVEL = 3;

/** Writes a backup into a folder, readable by its owner only, and gives its path, its size, and how many rows it has. */
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

/** The text of a backup in pieces. */
export function readBackup(file: string): Readable {
  const text = createGunzip();
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  return text;
}

/** The name too must survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().catch(() => undefined);
  await handle.close();
}

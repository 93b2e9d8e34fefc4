import { spawnSync } from 'node:child_process';
import { unlinkSync } from 'node:fs';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';

/** Who holds a folder: the process id, and when that process started, because ids are used again (always so in containers). */
export interface LockHolder {
  pid: number;
  started: string;
}

/** A lock that was taken: `release` gives it back and may be called twice or while the process exits. */
export interface ProcessLock {
  release: () => void;
}

/**
 * Takes the lock file, or answers with the living process that holds it. A lock left by a process that died (kill -9, power
 * cut) is taken over. The file appears whole by `link`, so nobody ever reads half of it.
 */
export async function takeLock(file: string): Promise<ProcessLock | LockHolder> {
  const mine: LockHolder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const taken = await link(draft, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
      );
      if (taken) return { release: () => release(file) };
      const holder = await readHolder(file);
      if (holder !== undefined && isAlive(holder)) return holder;
      await removeStale(file, holder);
    }
    throw new Error(`the lock ${file} keeps changing hands`);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/** The process that holds the lock file and is alive, or undefined. */
export async function livingHolder(file: string): Promise<LockHolder | undefined> {
  const holder = await readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, pid, started] = /"pid":(\d+),"started":"([^"]*)"/.exec(text) ?? [];
  return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started };
}

/** Another starter may have replaced the stale file since it was read: then what was moved away is put back. */
async function removeStale(file: string, stale: LockHolder | undefined): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  if (moved !== undefined && (moved.pid !== stale?.pid || moved.started !== stale.started)) {
    await link(aside, file).catch(() => undefined);
  }
  await unlink(aside).catch(() => undefined);
}

function isAlive(holder: LockHolder): boolean {
  return startOf(holder.pid) === holder.started;
}

function startOf(pid: number): string | undefined {
  const told = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  return told.stdout?.trim() || undefined;
}

function release(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Already released.
  }
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';

/**
 * The process that holds a folder. `started` identifies its start, because process ids are reused, in containers almost
 * always.
 */
export interface LockHolder {
  pid: number;
  started: string;
}

/** A lock that was taken. `release` may be called twice and during the exit of the process. */
export interface ProcessLock {
  release: () => void;
}

/**
 * Takes the lock file, or returns the living process that holds it. Takes over the lock of a process that died (kill
 * -9, power cut). `link` creates the file in one step, so no reader ever sees half of it.
 */
export async function takeLock(file: string): Promise<ProcessLock | LockHolder> {
  const mine: LockHolder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const taken = await link(draft, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
      );
      if (taken) return { release: releaseOnce(file) };
      const holder = await readHolder(file);
      if (holder !== undefined && isAlive(holder)) return holder;
      await removeStale(file, holder);
    }
    throw new Error(`the lock ${file} keeps changing hands`);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/** Returns the living process that holds the lock file, or undefined. */
export async function livingHolder(file: string): Promise<LockHolder | undefined> {
  const holder = await readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, pid, started] = /"pid":(\d+),"started":"([^"]*)"/.exec(text) ?? [];
  return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started };
}

/**
 * Removes a stale lock file. Another process may have replaced the file since it was read. In that case the newer file
 * is put back.
 */
async function removeStale(file: string, stale: LockHolder | undefined): Promise<void> {
  const aside = `${file}.stale.${randomBytes(4).toString('hex')}`;
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

/**
 * Returns a token of the start time of a living process. Returns undefined when there is no such process or only its
 * zombie.
 */
function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const env = { ...process.env, LC_ALL: 'C' };
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).stdout?.trim() || undefined;
  }
  try {
    // The command name may contain blanks and brackets, so the fields are counted after its last bracket (proc(5):
    // state is field 3, start is field 22).
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that releases once. A second call must not remove the lock of a process that took the folder
 * since.
 */
function releaseOnce(file: string): () => void {
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    try {
      unlinkSync(file);
    } catch {
      // The folder itself is gone, so there is no lock to release.
    }
  };
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
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

/** A token of the moment a living process started; undefined when there is no such process (or only its zombie). */
function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const env = { ...process.env, LC_ALL: 'C' };
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).stdout?.trim() || undefined;
  }
  try {
    // The command name may hold blanks and brackets: the fields are counted after its last bracket (proc(5): state is 3, start is 22).
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Once only: a second call must not remove the lock of whoever took the folder since. */
function releaseOnce(file: string): () => void {
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    try {
      unlinkSync(file);
    } catch {
      // The folder itself is gone: nothing is locked any more.
    }
  };
}

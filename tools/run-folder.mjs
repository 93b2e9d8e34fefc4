/** The temporary folders of one test run. Nothing of the run stays, also after Ctrl-C and after a failure. */
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How many free bytes a folder in memory must have. The databases of a run take a few hundred megabytes at once. */
const MEMORY_FREE = 4 * 1024 ** 3;
const MEMORY = '/dev/shm';
const PREFIX = 'corre-run-';

/**
 * Makes the folders of a run: `folder`, which all its processes get as `TMPDIR`, and `memory` for the databases, which
 * is null where the machine has no such place. A database is copied there in a third of the time. At the end of this
 * process, kills what still runs with one of the folders, and removes both. First removes what killed runs left.
 */
export function openRunFolder() {
  const folder = makeFolder(realpathSync(tmpdir()));
  const memory = freeBytes(MEMORY) >= MEMORY_FREE ? makeFolder(MEMORY) : null;
  process.once('exit', () => {
    removeRun(folder);
    if (memory !== null) removeRun(memory);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  return { folder, memory };
}

function makeFolder(parent) {
  for (const name of readdirSync(parent)) {
    const [, id] = /^corre-run-(\d+)-/.exec(name) ?? [];
    if (id !== undefined && !lives(Number(id))) removeRun(path.join(parent, name));
  }
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL does not run as root. Its user must pass through the folder.
  chmodSync(folder, 0o711);
  return folder;
}

function removeRun(folder) {
  for (const id of processesOf(folder)) kill(id);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function freeBytes(folder) {
  return readable(() => {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }, 0);
}

function lives(id) {
  return readable(() => process.kill(id, 0), false);
}

/**
 * Returns the ids of the processes that know `folder` by their environment or arguments. Linux only; elsewhere none.
 */
function processesOf(folder) {
  const ids = readable(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name));
  const knows = (id, file) => readable(() => readFileSync(`/proc/${id}/${file}`, 'utf8'), '').includes(folder);
  return ids.map(Number).filter((id) => id !== process.pid && (knows(id, 'environ') || knows(id, 'cmdline')));
}

function kill(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** A process may end while it is read, and a place may be missing. */
function readable(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

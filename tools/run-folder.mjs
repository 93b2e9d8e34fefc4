/** The temporary folder of one test run. Nothing of the run stays, also after Ctrl-C and after a failure. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder that all processes of the run get as `TMPDIR`. At the end of this process, kills what still runs with
 * that folder, and removes the folder.
 */
export function openRunFolder() {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'corre-run-'));
  // PostgreSQL does not run as root. Its user must pass through the folder.
  chmodSync(folder, 0o711);
  process.once('exit', () => {
    for (const id of processesOf(folder)) kill(id);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  return folder;
}

/** Returns the ids of the processes that know `folder` by their environment or arguments. Linux only; elsewhere none. */
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

/** A process may end while it is read. */
function readable(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

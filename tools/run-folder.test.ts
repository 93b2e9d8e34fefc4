import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.mjs';

/** A run that starts a process of its own group, as the tests do, and then waits. Prints the folder and the process. */
const RUN = `
import { spawn } from 'node:child_process';
import { openRunFolder } from './tools/run-folder.mjs';
const folder = openRunFolder();
const env = { ...process.env, TMPDIR: folder };
const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env });
console.log(JSON.stringify({ folder, id: child.pid }));
setInterval(() => undefined, 1000);
`;

/** A process that ended has no arguments, also while nobody has asked for its end. */
const runs = (id: number) => {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

test.skipIf(process.platform !== 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'after %s neither the folder of a run nor a process that it started is left',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], { cwd: root });
    const [line] = await once(run.stdout.setEncoding('utf8'), 'data');
    const { folder, id } = JSON.parse(line);
    expect([path.isAbsolute(folder), existsSync(folder), runs(id)]).toEqual([true, true, true]);
    run.kill(signal);
    const [code] = await once(run, 'exit');
    expect(code).toBe(1);
    expect(existsSync(folder)).toBe(false);
    await expect.poll(() => runs(id)).toBe(false);
  },
);

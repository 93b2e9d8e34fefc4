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
const { folder, memory } = openRunFolder();
const env = { ...process.env, TMPDIR: folder };
const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env });
console.log(JSON.stringify({ folder, memory, id: child.pid }));
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

const start = async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], { cwd: root });
  const [line] = await once(run.stdout.setEncoding('utf8'), 'data');
  const { folder, memory, id } = JSON.parse(line);
  const folders: string[] = [folder, memory].filter((one) => one !== null);
  expect(folders.map((one) => path.isAbsolute(one) && existsSync(one))).toEqual(folders.map(() => true));
  expect(runs(id)).toBe(true);
  const end = async (signal: NodeJS.Signals) => {
    run.kill(signal);
    const [code] = await once(run, 'exit');
    return code;
  };
  return { folders, id, end };
};

const nothingLeft = async (folders: string[], id: number) => {
  expect(folders.filter((one) => existsSync(one))).toEqual([]);
  await expect.poll(() => runs(id)).toBe(false);
};

test.skipIf(process.platform !== 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'after %s neither a folder of a run nor a process that it started is left',
  async (signal) => {
    const { folders, id, end } = await start();
    expect(await end(signal)).toBe(1);
    await nothingLeft(folders, id);
  },
);

test.skipIf(process.platform !== 'linux')('what a killed run left is removed by the next one', async () => {
  const killed = await start();
  await killed.end('SIGKILL');
  expect(killed.folders.map((one) => existsSync(one))).toEqual(killed.folders.map(() => true));
  const next = await start();
  await nothingLeft(killed.folders, killed.id);
  expect(next.folders.map((one) => existsSync(one))).toEqual(next.folders.map(() => true));
  await next.end('SIGTERM');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { capture, environment, node, root, tool } from './workspace.mjs';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs 16 files, the first `broken` of which fail, one after another. Returns what Vitest prints. */
async function run(broken: number): Promise<string> {
  folder = mkdtempSync(path.join(tmpdir(), 'corre-stop-early-'));
  for (let n = 0; n < 16; n += 1) {
    const body = n < broken ? `throw new Error('cause of ${n}')` : '';
    writeFileSync(path.join(folder, `${String.fromCharCode(97 + n)}.test.js`), `test('t', () => { ${body} })`);
  }
  const reporter = `--reporter=${path.join(root, 'tools/stop-early.ts')}`;
  const one = ['--maxWorkers=1', '--sequence.shuffle.files=false', '--globals', '--no-isolate'];
  const line = [tool('vitest'), 'run', '--root', folder, ...one, reporter, '--reporter=default'];
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('VITEST')));
  return stripVTControlCharacters((await capture(node, line, { cwd: folder, env })).output);
}

test('a run in which more than a quarter of the files failed stops, and says the first cause', async () => {
  const said = await run(16);
  expect(said).toMatch(/^Stopped, because more than a quarter of the files failed\. The first cause: .*cause of \d+$/m);
});

test('a run in which a quarter failed goes on to its end', async () => {
  const said = await run(4);
  expect(said).not.toContain('Stopped');
  expect(said).toMatch(/Test Files +4 failed \| 12 passed \(16\)/);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { panelNamed } from '@corre/contract/panels.ts';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelWorker } from './panel-worker.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'corre-panel-'));
  await writeFile(path.join(root, 'main.js'), 'document.title = "here"; import("./town-place.js");');
  await writeFile(path.join(root, 'town-place.js'), 'document.title = "town";');
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a panel whose page contains `text` and returns its files. */
async function panel(text: string): Promise<Map<string, string>> {
  await writeFile(path.join(root, 'index.html'), `<p>${text}</p><script type="module" src="/main.js"></script>`);
  const plugins = [panelWorker(panelNamed('shop'))];
  const options = { root, base: '/comercio/', configFile: false, logLevel: 'error', plugins } as const;
  const { output } = (await build({ ...options, build: { write: false } })) as Rollup.RollupOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

const worker = async (text: string) => (await panel(text)).get('sw.js') ?? '';

test('the worker is one script that keeps the page and every script of the panel', async () => {
  const files = await panel('one');
  const script = [...files.keys()].find((file) => file.startsWith('assets/index-'));
  expect(files.get('sw.js')).toContain(script);
  expect(files.get('sw.js')).toContain('/comercio/');
  expect(files.get('sw.js')).not.toMatch(/\bimport\b|\bexport\b|KEPT/);
});

test('the worker leaves out what only the demonstration loads', async () => {
  const files = await panel('one');
  expect([...files.keys()].some((file) => file.startsWith('assets/town-place-'))).toBe(true);
  expect(files.get('sw.js')).not.toContain('town-place');
});

test('a page of other words is kept anew though its files are the same; an equal build is not', async () => {
  expect(await worker('one')).toBe(await worker('one'));
  expect(await worker('one')).not.toBe(await worker('another'));
});

test('the web manifest names the panel, its paths and its icons', async () => {
  const files = await panel('one');
  const manifest = JSON.parse(files.get('manifest.webmanifest') ?? '');
  expect(manifest).toMatchObject({
    name: 'Corre · Comércio',
    start_url: '/comercio',
    scope: '/comercio',
    id: '/comercio/',
  });
  expect(files.get('index.html')).toContain('<link rel="manifest" href="/comercio/manifest.webmanifest">');
});

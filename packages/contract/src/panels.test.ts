import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PANELS } from './panels.ts';
import { USER_TYPES } from './vocabulario.ts';

const apps = path.resolve(import.meta.dirname, '../../../apps');

test('every folder below apps/ is in the manifest, and nothing else is', () => {
  const folders = readdirSync(apps).filter((name) => existsSync(path.join(apps, name, 'package.json')));
  expect(PANELS.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

// [rotas]
test('every user type has one home, and no two apps share a path', () => {
  const homes = PANELS.map(({ user_type }) => user_type).filter((type) => type !== null);
  expect(homes.toSorted()).toEqual([...USER_TYPES].toSorted());
  expect(new Set(PANELS.map(({ path: where }) => where)).size).toBe(PANELS.length);
});

test('the public site comes last, since it takes every path that is left', () => {
  expect(PANELS.at(-1)?.path).toBe('/');
});

test('a panel has a worker of its own exactly when it says so', () => {
  const own = PANELS.filter(({ worker }) => worker === 'own').map(({ name }) => name);
  const written = PANELS.filter(({ name }) => existsSync(path.join(apps, name, 'src/worker/sw.ts')));
  expect(written.map(({ name }) => name)).toEqual(own);
});

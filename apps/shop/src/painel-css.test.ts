import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isKitFolder, kitReached } from '@corre/testing/harness/kit-reached.ts';
import { expect, test } from 'vitest';

test('the stylesheet leaves out only folders of the kit that are there and that the panel does not reach', () => {
  const folders = new Set(kitReached(import.meta.dirname).map((file) => path.dirname(file)));
  expect(folders.size).toBeGreaterThan(20);
  const [, list = ''] = readFileSync(path.join(import.meta.dirname, 'painel.css'), 'utf8').match(/\{(.+)\}/) ?? [];
  const left = list.split(',');
  expect(left.filter((folder) => folders.has(folder))).toEqual([]);
  expect(left.filter((folder) => !isKitFolder(folder))).toEqual([]);
});

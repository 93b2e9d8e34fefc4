import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInKit, kitReached } from '@corre/testing/harness/kit-reached.ts';
import { expect, test } from 'vitest';

test('the stylesheet searches every part of the kit that the public pages draw, and only folders that are there', () => {
  const [, list = ''] =
    readFileSync(path.join(import.meta.dirname, 'app.css'), 'utf8').match(/src\/\{(.+?)\}\/\*/) ?? [];
  const searched = list.split(',');
  const drawn = kitReached(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx') && /^(kit|domain)\//.test(file))
    .map((file) => path.dirname(file));
  expect(searched.filter((folder) => !isInKit(folder))).toEqual([]);
  expect([...new Set(drawn)].filter((folder) => !searched.includes(folder))).toEqual([]);
});

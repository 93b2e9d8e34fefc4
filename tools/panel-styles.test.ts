import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInKit, kitReached } from '@corre/testing/harness/kit-reached.ts';
import { expect, test } from 'vitest';

const apps = path.resolve(import.meta.dirname, '..', 'apps');

test.each(['shop', 'support', 'admin'])(
  'the stylesheet of %s leaves out only what is in the kit and what the panel does not reach',
  (app) => {
    const src = path.join(apps, app, 'src');
    const files = kitReached(src);
    const folders = new Set(files.map((file) => path.dirname(file)));
    expect(folders.size).toBeGreaterThan(20);
    const lists = readFileSync(path.join(src, 'panel.css'), 'utf8').matchAll(/\{(.+)\}/g);
    const left = [...lists].flatMap(([, list = '']) => list.split(','));
    expect(left.length).toBeGreaterThan(20);
    expect(left.filter((name) => folders.has(name) || files.includes(name))).toEqual([]);
    expect(left.filter((name) => !isInKit(name))).toEqual([]);
  },
);

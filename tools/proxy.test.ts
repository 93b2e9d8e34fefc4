import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { describe, expect, test } from 'vitest';

const proxy = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
const panels = PANELS.filter(({ path: where }) => where !== '/');
/** The lines `<path's first part> <app's folder>;` of the map that chooses the app of a request. */
const chosen = [...proxy.matchAll(/^ {2}~\^\/(\S+)\(\/\|\$\)\s+(\S+);$/gm)].map(([, first, app]) => ({ first, app }));

describe('the proxy of production', () => {
  test('leads every path of the manifest to its app, and no other path', () => {
    expect(chosen).toEqual(panels.map(({ name, path: where }) => ({ first: where.slice(1), app: name })));
  });

  test('leaves every other path to the public site', () => {
    expect(proxy).toMatch(/^ {2}default\s+landing;$/m);
  });
});

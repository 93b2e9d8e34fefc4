import { expect, test } from 'vitest';
import { entryScript } from './build.ts';

test('two builds of one app differ by the name of their entry script', () => {
  const page = (hash: string) =>
    `<!doctype html><html><head><script type="module" crossorigin src="/admin/assets/index-${hash}.js"></script></head></html>`;
  expect(entryScript(page('BqX1'))).toBe('/admin/assets/index-BqX1.js');
  expect(entryScript(page('BqX1'))).not.toBe(entryScript(page('c9Zz')));
});

test('a page without a script, such as a proxy shows in an outage, is no new version', () => {
  expect(entryScript('<html><body>502 Bad Gateway</body></html>')).toBeNull();
});

import { expect, test } from 'vitest';
import { type Page, reloadOnce } from './reload-once.ts';

/** A tab in which reloads are counted. */
function tab(answers: () => Promise<boolean>) {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const counted = { reloads: 0 };
  const page = (build: string | null): Page => ({ build, answers, memory, reload: () => (counted.reloads += 1) });
  return { page, counted };
}

test('a build whose part is gone is loaded anew once, and not for ever', async () => {
  const { page, counted } = tab(async () => true);
  expect([await reloadOnce(page('/assets/a.js')), await reloadOnce(page('/assets/a.js'))]).toEqual([
    'reloading',
    'again',
  ]);
  expect(counted.reloads).toBe(1);
});

test('the next build may be loaded anew once again', async () => {
  const { page, counted } = tab(async () => true);
  await reloadOnce(page('/assets/a.js'));
  expect(await reloadOnce(page('/assets/b.js'))).toBe('reloading');
  expect(counted.reloads).toBe(2);
});

test('without a network the page stays, and the try does not count', async () => {
  let online = false;
  const { page, counted } = tab(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return true;
  });
  expect(await reloadOnce(page('/assets/a.js'))).toBe('offline');
  expect(counted.reloads).toBe(0);
  online = true;
  expect(await reloadOnce(page('/assets/a.js'))).toBe('reloading');
});

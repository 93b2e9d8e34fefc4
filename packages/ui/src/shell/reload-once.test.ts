import { expect, test } from 'vitest';
import { type Page, reloadOnce } from './error-boundary.tsx';

/** A tab that counts its reloads. The test sets its clock. */
function tab(answers: () => Promise<void> = async () => undefined) {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const state = { reloads: 0, now: 1_000_000 };
  const page = (build: string | null): Page => ({
    build,
    answers,
    memory,
    now: () => state.now,
    reload: () => (state.reloads += 1),
  });
  return { page, state };
}

test('a build whose part is gone is loaded anew once, and not for ever', async () => {
  const { page, state } = tab();
  expect(await reloadOnce(page('/assets/a.js'))).toBe('reloading');
  state.now += 59_000;
  expect(await reloadOnce(page('/assets/a.js'))).toBe('again');
  expect(state.reloads).toBe(1);
});

test('the same build an hour later, and the next build, are loaded anew again', async () => {
  const { page, state } = tab();
  await reloadOnce(page('/assets/a.js'));
  expect(await reloadOnce(page('/assets/b.js'))).toBe('reloading');
  state.now += 3_600_000;
  expect(await reloadOnce(page('/assets/b.js'))).toBe('reloading');
  expect(state.reloads).toBe(3);
});

test('without a network the page stays until the server answers', async () => {
  const network = Promise.withResolvers<void>();
  const { page, state } = tab(() => network.promise);
  const reload = reloadOnce(page('/assets/a.js'));
  await Promise.resolve();
  expect(state.reloads).toBe(0);
  network.resolve();
  expect(await reload).toBe('reloading');
  expect(state.reloads).toBe(1);
});

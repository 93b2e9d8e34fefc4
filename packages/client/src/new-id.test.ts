import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('an id is a random UUID', () => {
  expect(newId()).toMatch(UUID_V4);
  expect(newId()).not.toBe(newId());
});

test('it is one on plain http, too, where the browser has no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newId()).toMatch(UUID_V4);
});

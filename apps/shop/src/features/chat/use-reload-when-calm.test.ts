import { expect, test } from 'vitest';
import { CALM_MS, isCalm } from './use-reload-when-calm.ts';

const calm = { now: 100_000, lastKey: 0, dialogs: 1, sending: 0, writing: false };

// [chat]
test('the page reloads when nobody types, nothing asks and nothing is on its way', () => {
  expect(isCalm(calm)).toBe(true);
  expect(isCalm({ ...calm, lastKey: calm.now - CALM_MS })).toBe(true);
});

test('it waits while somebody types, a second dialog is open, an act is on its way, or a password is half typed', () => {
  expect(isCalm({ ...calm, lastKey: calm.now - CALM_MS + 1 })).toBe(false);
  expect(isCalm({ ...calm, dialogs: 2 })).toBe(false);
  expect(isCalm({ ...calm, sending: 1 })).toBe(false);
  expect(isCalm({ ...calm, writing: true })).toBe(false);
});

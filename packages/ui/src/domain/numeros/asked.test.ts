import { expect, test } from 'vitest';
import { type Asked, stateOf } from './asked.ts';

const asked = (how: Partial<Asked<number>>): Asked<number> => ({
  data: 1,
  failed: false,
  old: false,
  retry: () => undefined,
  ...how,
});

test('a card says something of the data only when they are there and of the chosen span', () => {
  expect(stateOf(asked({ data: undefined }), false)).toBe('loading');
  expect(stateOf(asked({ data: undefined, failed: true }), false)).toBe('error');
  expect(stateOf(asked({}), false)).toBe('few');
  expect(stateOf(asked({}), true)).toBe('ready');
  expect(stateOf(asked({ old: true }), true)).toBe('old');
  expect(stateOf(asked({ old: true }), false)).toBe('loading');
});

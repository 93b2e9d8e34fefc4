import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-22T13:00:00Z');

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['3600', 3_600],
  ['Sun, 22 Nov 2026 13:02:00 GMT', 120],
  ['3601', null],
  ['86400', null],
  ['-5', null],
  ['1e3', null],
  ['Sun, 22 Nov 2026 12:00:00 GMT', null],
  ['Mon, 23 Nov 2026 13:00:00 GMT', null],
  ['logo', null],
  ['', null],
])('Retry-After %j asks for %j seconds', (header, seconds) => expect(retryAfter(header, now)).toBe(seconds));

it('nothing, and a header that came twice, ask for nothing', () => {
  expect([retryAfter(undefined, now), retryAfter(['1', '2'], now)]).toEqual([null, null]);
});

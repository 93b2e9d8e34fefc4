import { expect, test } from 'vitest';
import { formatDayAndTime, formatDayOrTime } from './when.ts';

/** 21/11/2026 19:42 in São Paulo. */
const now = Date.parse('2026-11-21T22:42:00Z');

test('a time of today and of yesterday says so, an older one its day', () => {
  expect(formatDayAndTime('2026-11-21T22:38:00Z', now)).toBe('hoje, 19:38');
  expect(formatDayAndTime('2026-11-21T02:59:00Z', now)).toBe('ontem, 23:59');
  expect(formatDayAndTime('2026-11-18T15:44:00Z', now)).toBe('18/11 12:44');
});

test('a bare time is always one of today', () => {
  expect(formatDayOrTime('2026-11-21T22:38:00Z', now)).toBe('19:38');
  expect(formatDayOrTime('2026-11-21T02:59:00Z', now)).toBe('ontem, 23:59');
  expect(formatDayOrTime('2026-11-18T15:44:00Z', now)).toBe('18/11 12:44');
});

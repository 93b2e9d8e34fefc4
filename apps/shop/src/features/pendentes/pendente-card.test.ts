import { expect, test } from 'vitest';
import { formatAge } from './pendente-card.tsx';

/** 21/11/2026 19:42 in São Paulo. */
const now = Date.parse('2026-11-21T22:42:00Z');

test('an age is minutes, then hours with minutes, then days', () => {
  expect(formatAge('2026-11-21T22:30:00Z', now)).toBe('há 12 min');
  expect(formatAge('2026-11-21T15:44:00Z', now)).toBe('há 6 h 58 min');
  expect(formatAge('2026-11-21T21:37:00Z', now)).toBe('há 1 h 5 min');
  expect(formatAge('2026-11-20T20:00:00Z', now)).toBe('há 1 dia');
  expect(formatAge('2026-11-18T15:44:00Z', now)).toBe('há 3 dias');
  expect(formatAge('2026-11-21T22:43:00Z', now)).toBe('há 0 min');
});

import { expect, it } from 'vitest';
import { noTempo } from './suspenso.tsx';

const now = Date.parse('2026-11-21T19:48:00-03:00');

// [formatos]
it('a time of another day carries its date, by the day in São Paulo', () => {
  expect(noTempo('2026-11-21T20:34:00-03:00', now)).toBe('hoje às 20:34');
  expect(noTempo('2026-11-22T00:10:00-03:00', now)).toBe('em 22/11 às 00:10');
});

import { expect, test } from 'vitest';
import { volta } from './relogio.tsx';

const now = Date.parse('2026-11-21T22:42:00Z');

test('a suspension says when the courier comes back, with the day when it is another', () => {
  expect(volta('2026-11-21T23:31:00Z', now)).toBe('volta às 20:31');
  expect(volta('2026-11-23T18:04:00Z', now)).toBe('volta seg, 23/11 às 15:04');
});

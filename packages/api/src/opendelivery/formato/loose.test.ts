import { expect, it } from 'vitest';
import { instant } from './loose.ts';

it.each([
  ['2026-11-20T22:10:00Z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20T19:10:00.5-03:00', '2026-11-20T22:10:00.500Z'],
  ['2026-11-20T22:10:00', '2026-11-20T22:10:00.000Z'],
  // RFC 3339 §5.6: the letters may be small, and something more readable may stand between date and time
  ['2026-11-20t22:10:00z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20 22:10:00Z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20T22:10', '2026-11-20T22:10:00.000Z'],
])('the instant %s is taken', (written, read) => {
  expect(instant.parse(written)).toBe(read);
});

it.each([
  '2026-11-20',
  '2026-11-20T25:10:00Z',
  'Tz',
  '20/11/2026 22:10',
  '0000-01-01T00:00:00Z',
  '2026-02-30T22:10:00Z',
  '2026-11-20T22:10:00+15:59',
  `2026-11-20T22:10:00.${'1'.repeat(300)}Z`,
])('%s is no instant', (written) => {
  expect(instant.safeParse(written).success).toBe(false);
});

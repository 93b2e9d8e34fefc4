import { expect, it } from 'vitest';
import { instant, text } from './loose.ts';

it.each([
  ['2026-11-20T22:10:00Z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20T19:10:00.5-03:00', '2026-11-20T22:10:00.500Z'],
  ['2026-11-20T22:10:00', '2026-11-21T01:10:00.000Z'],
  // RFC 3339 §5.6 permits lower-case letters, and another separator between date and time.
  ['2026-11-20t22:10:00z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20 22:10:00Z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20T22:10', '2026-11-21T01:10:00.000Z'],
  ['2026-11-20T22:10Z', '2026-11-20T22:10:00.000Z'],
  ['2026-11-20T22:10-03:00', '2026-11-21T01:10:00.000Z'],
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

it('what a person reads has nothing that is not seen, and nothing that turns the direction of its line', () => {
  const hidden = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\u2060';
  expect(text(100).parse(`Rua\u2028${[...hidden].join('A')} 12\u0007`)).toBe(`Rua ${'A'.repeat(hidden.length - 1)} 12`);
  expect(text(4).parse('\u202eAna')).toBe('Ana');
});

import { expect, it } from 'vitest';
import { phoneChangedText } from './phone-changed.ts';

const AGORA = Date.parse('2026-11-29T18:00:00.000Z');

it.each([
  ['2026-11-29T17:20:00.000Z', 'hoje às 14:20'],
  // 00:30 UTC is still yesterday in São Paulo.
  ['2026-11-29T00:30:00.000Z', 'ontem às 21:30'],
  ['2026-11-27T12:05:00.000Z', 'em 27/11 às 09:05'],
])('a telephone that changed at %s is told with its day and time', (mudou_em, quando) => {
  expect(phoneChangedText(mudou_em, AGORA)).toBe(
    `O telefone mudou ${quando}. Confira com a pessoa antes de mandar o link.`,
  );
});

import { expect, test } from 'vitest';
import { DIGA_A_HORA, HORA_PASSOU, PRONTO_AGORA, readPronto } from './quando-pronto.ts';

/** 19:30 in São Paulo. */
const now = Date.parse('2026-11-21T22:30:00Z');

test('now says nothing to the server: the order goes out as it always did', () => {
  expect(readPronto(PRONTO_AGORA, now)).toEqual({ pronto_em: null, error: null });
});

test('so many minutes are counted from the moment of sending', () => {
  expect(readPronto({ ...PRONTO_AGORA, pronto: '20' }, now).pronto_em).toBe('2026-11-21T22:50:00.000Z');
});

test.each([
  ['hoje', '20:15', '2026-11-21T23:15:00.000Z'],
  ['amanha', '00:05', '2026-11-22T03:05:00.000Z'],
] as const)('a time of %s is one on the clocks of São Paulo', (pronto_dia, pronto_hora, pronto_em) => {
  expect(readPronto({ pronto: 'hora', pronto_dia, pronto_hora }, now)).toEqual({ pronto_em, error: null });
});

test('a time that is missing or past is asked about', () => {
  expect(readPronto({ ...PRONTO_AGORA, pronto: 'hora' }, now).error).toBe(DIGA_A_HORA);
  expect(readPronto({ ...PRONTO_AGORA, pronto: 'hora', pronto_hora: '19:30' }, now).error).toBe(HORA_PASSOU);
});

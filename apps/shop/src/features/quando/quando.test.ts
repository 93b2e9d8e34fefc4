import { expect, test } from 'vitest';
import { idade, quando, quandoCurto, saudacao } from './quando.ts';

/** 21/11/2026 19:42 in São Paulo. */
const agora = Date.parse('2026-11-21T22:42:00Z');

test('a time of today and of yesterday says so, an older one its day', () => {
  expect(quando('2026-11-21T22:38:00Z', agora)).toBe('hoje, 19:38');
  expect(quando('2026-11-21T02:59:00Z', agora)).toBe('ontem, 23:59');
  expect(quando('2026-11-18T15:44:00Z', agora)).toBe('18/11 12:44');
});

test('a bare time is always one of today', () => {
  expect(quandoCurto('2026-11-21T22:38:00Z', agora)).toBe('19:38');
  expect(quandoCurto('2026-11-21T02:59:00Z', agora)).toBe('ontem, 23:59');
  expect(quandoCurto('2026-11-18T15:44:00Z', agora)).toBe('18/11 12:44');
});

test('an age is minutes, then hours with minutes, then days', () => {
  expect(idade('2026-11-21T22:30:00Z', agora)).toBe('há 12 min');
  expect(idade('2026-11-21T15:44:00Z', agora)).toBe('há 6 h 58');
  expect(idade('2026-11-21T21:37:00Z', agora)).toBe('há 1 h 05');
  expect(idade('2026-11-20T20:00:00Z', agora)).toBe('há 1 dia');
  expect(idade('2026-11-18T15:44:00Z', agora)).toBe('há 3 dias');
  expect(idade('2026-11-21T22:43:00Z', agora)).toBe('há 0 min');
});

test('the greeting follows the clock of São Paulo', () => {
  const as = (hora: string) => saudacao(Date.parse(`2026-11-21T${hora}:00-03:00`));
  expect([as('04:59'), as('05:00'), as('11:59'), as('12:00'), as('17:59'), as('18:00')]).toEqual([
    'Boa noite',
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
  ]);
});

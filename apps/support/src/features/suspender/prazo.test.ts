import { expect, test } from 'vitest';
import { ateQuando, duracaoPorExtenso } from './prazo.ts';

const now = Date.parse('2026-11-21T22:42:00Z');

// [suspender]
test('the durations of both dialogs have their words and their ends', () => {
  expect([1, 2, 6, 12, 24, 72, 168].map(duracaoPorExtenso)).toEqual([
    '1 hora',
    '2 horas',
    '6 horas',
    '12 horas',
    '1 dia',
    '3 dias',
    '1 semana',
  ]);
  expect([1, 24, 72, 168].map((horas) => ateQuando(horas, now))).toEqual([
    'até 20:42',
    'até dom 19:42',
    'até ter 19:42',
    'até 28/11 19:42',
  ]);
});

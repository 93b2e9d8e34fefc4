import { expect, test } from 'vitest';
import { chanceDeEsperar, necessariosPara } from './necessarios.ts';

test('Erlang C agrees with published values', () => {
  expect(chanceDeEsperar(1, 2)).toBeCloseTo(1 / 3, 10);
  expect(chanceDeEsperar(8, 10)).toBeCloseTo(0.4092, 4);
  expect(chanceDeEsperar(0.5, 1)).toBeCloseTo(0.5, 10);
});

test('who has as much work as couriers always waits', () => {
  expect(chanceDeEsperar(3, 3)).toBe(1);
  expect(chanceDeEsperar(4, 3)).toBe(1);
});

test('no work needs nobody; more work or less patience needs more couriers', () => {
  const trabalho = { chegam: 12, duracao_segundos: 1_500 };
  expect(necessariosPara({ chegam: 0, duracao_segundos: 1_500 }, 180)).toBe(0);
  expect(necessariosPara(trabalho, 180)).toBeGreaterThan(5);
  expect(necessariosPara(trabalho, 60)).toBeGreaterThanOrEqual(necessariosPara(trabalho, 180));
  expect(necessariosPara({ ...trabalho, chegam: 24 }, 180)).toBeGreaterThan(necessariosPara(trabalho, 180));
});

test('the answer is the smallest number that keeps the wait', () => {
  const trabalho = { chegam: 12, duracao_segundos: 1_500 };
  const carga = 5;
  const espera = (c: number) => (chanceDeEsperar(carga, c) * 1_500) / (c - carga);
  const c = necessariosPara(trabalho, 180);
  expect(espera(c)).toBeLessThanOrEqual(180);
  expect(espera(c - 1)).toBeGreaterThan(180);
});

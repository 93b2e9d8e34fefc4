import { expect, test } from 'vitest';
import { entregasNoInicio, ganhoDaSemana } from './ganho.ts';

// [taxa]
test('sixty deliveries at R$ 9,50 leave R$ 513,00 after a fee of 10%, and R$ 498,75 after one of 12,5%', () => {
  expect(ganhoDaSemana(60, 9.5, 10)).toEqual({ bruto: 570, taxa: 57, liquido: 513 });
  expect(ganhoDaSemana(60, 9.5, 12.5)).toEqual({ bruto: 570, taxa: 71.25, liquido: 498.75 });
});

test('amounts stay exact to the cent', () => {
  expect(ganhoDaSemana(33, 9.35, 10)).toEqual({ bruto: 308.55, taxa: 30.86, liquido: 277.69 });
});

test('the simulator starts at what couriers did, never above the best', () => {
  const start = (...totals: number[]) => entregasNoInicio(totals.map((total_entregas) => ({ total_entregas })));
  expect([start(26, 24, 21, 18, 15, 12), start(26), start(300, 2), start(200)]).toEqual([18, 26, 10, 105]);
  expect(start()).toBe(20);
});

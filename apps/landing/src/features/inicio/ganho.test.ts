import { expect, test } from 'vitest';
import { ganhoDaSemana } from './ganho.ts';

// [taxa]
test('sixty deliveries at R$ 9,50 leave R$ 513,00 after the 10% fee', () => {
  expect(ganhoDaSemana(60, 9.5)).toEqual({ bruto: 570, taxa: 57, liquido: 513 });
});

test('amounts stay exact to the cent', () => {
  expect(ganhoDaSemana(33, 9.35)).toEqual({ bruto: 308.55, taxa: 30.86, liquido: 277.69 });
});

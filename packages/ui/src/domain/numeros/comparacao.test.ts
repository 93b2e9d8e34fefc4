import { expect, test } from 'vitest';
import { type Comparada, mudanca, tituloDaComparacao } from './comparacao.ts';

const um = (agora: number | null, antes: number | null, mais_e_melhor = true): Comparada => ({
  nome: 'Entregas',
  agora,
  antes,
  format: String,
  mais_e_melhor,
});

// [numeros]
test('a figure is better, worse or equal, by its direction; up to 3% is equal', () => {
  expect(mudanca(um(110, 100))).toBe('melhor');
  expect(mudanca(um(110, 100, false))).toBe('pior');
  expect(mudanca(um(103, 100))).toBe('igual');
  expect(mudanca(um(0, 0))).toBe('igual');
  expect(mudanca(um(null, 100))).toBeNull();
});

test('the title says whether the span was better, and is silent where half cannot be compared', () => {
  expect(tituloDaComparacao([um(2, 1), um(2, 1), um(1, 2)], 7)).toBe('Melhor que a semana antes em 2 de 3 números');
  expect(tituloDaComparacao([um(1, 2), um(1, 2), um(2, 1)], 28)).toBe('Pior que os 28 dias antes em 2 de 3 números');
  expect(tituloDaComparacao([um(1, 2), um(2, 1)], 7)).toBe('Nem melhor nem pior que a semana antes');
  expect(tituloDaComparacao([um(1, null), um(2, null), um(2, 1)], 7)).toBe('O período e a semana antes');
  expect(tituloDaComparacao([], 7)).toBe('O período e a semana antes');
});

import { expect, it } from 'vitest';
import { mudancaDoTelefone } from './mudanca-do-telefone.ts';

it.each([
  ['+5544998124076', '+5544999053127', 'Do terminado em 4076 para o terminado em 3127'],
  [null, '+554430251100', 'Telefone novo, terminado em 1100'],
  ['+554430251100', null, 'Sem telefone; antes, terminado em 1100'],
])('a change from %s to %s is told by the last four digits', (antes, depois, frase) => {
  expect(mudancaDoTelefone(antes, depois)).toBe(frase);
});

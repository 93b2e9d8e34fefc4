import { expect, it } from 'vitest';
import { posicaoEstimada } from './use-fila.ts';

// [posicao-estimada]
it.each([
  [9, 2, 7],
  [9, 30, 1],
  [9, 0, 9],
  [0, 5, 1],
])('with %i online and %i minutes online the estimate is %i', (online, minutes, posicao) => {
  expect(posicaoEstimada(online, minutes)).toBe(posicao);
});

import { expect, test } from 'vitest';
import { emFileiras } from './grade-de-entregadores.tsx';

test('the grid stands in rows, the last as long as what is left', () => {
  expect(emFileiras([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  expect(emFileiras([], 4)).toEqual([]);
});

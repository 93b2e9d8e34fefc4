import { expect, test } from 'vitest';
import { inRows } from './entregadores-grid.tsx';

test('the grid stands in rows, the last as long as what is left', () => {
  expect(inRows([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  expect(inRows([], 4)).toEqual([]);
});

import { expect, test } from 'vitest';
import { heatRanges } from './heat-table.tsx';

test('the legend names the numbers of each shade, and leaves out shades without a number', () => {
  const texts = (top: number) => heatRanges(top).map(({ from, to }) => [from, to]);
  expect(texts(15)).toEqual([
    [0, 0],
    [1, 3],
    [4, 7],
    [8, 11],
    [12, 15],
  ]);
  expect(texts(1)).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

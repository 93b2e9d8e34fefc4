// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeatTable, heatRanges } from './heat-table.tsx';

afterEach(cleanup);

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

test('an unknown cell is a dash, and then a cell of 0 says so', () => {
  const cells = (values: readonly (number | null)[]) => {
    const columns = values.map(String);
    const table = <HeatTable caption="R$" rows={['Sex']} columns={columns} value={(_, n) => values[n] ?? null} />;
    return [...render(table).container.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  };
  expect(cells([null, 0, 32])).toEqual(['–', '0', '32', '32']);
  expect(cells([1, 0])).toEqual(['1', '', '1']);
});

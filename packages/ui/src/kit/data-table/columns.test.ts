import { expect, test } from 'vitest';
import { compareValues, matches } from './columns.ts';
import { pageWindow } from './pager.tsx';
import { readTableUrl, writeTableUrl } from './use-table-url.ts';

test('texts sort by the Portuguese alphabet, numbers by size, nothing comes first', () => {
  const names = ['Édson', 'Zeca', 'ana', 'Eduardo', null];
  expect(names.sort(compareValues)).toEqual([null, 'ana', 'Édson', 'Eduardo', 'Zeca']);
  expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100]);
});

test('the search ignores accents and case and finds phones by their digits', () => {
  expect(matches('Pizzaria do João', 'JOAO')).toBe(true);
  expect(matches('(44) 99926-4471', '44999')).toBe(true);
  expect(matches('(44) 99926-4471', '9264471')).toBe(true);
  expect(matches('(44) 99926-4471', '12')).toBe(false);
  expect(matches(null, 'x')).toBe(false);
  expect(matches('x', '')).toBe(true);
});

test('the pager shows five numbers round the current page', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(6, 9)).toEqual([4, 5, 6, 7, 8]);
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
});

test("the address keeps a table's state, leaves defaults out and other parameters alone", () => {
  const defaults = { id: 'nome' };
  const start = readTableUrl(new URLSearchParams('aba=x'), '', defaults);
  expect(start).toEqual({ search: '', sortBy: 'nome', desc: false, page: 1, pageSize: 25, columns: null });
  const state = {
    ...start,
    search: 'joão',
    sortBy: 'valor',
    desc: true,
    page: 3,
    pageSize: 50,
    columns: ['nome', 'valor'],
  };
  const params = writeTableUrl(new URLSearchParams('aba=x'), '', state, defaults);
  expect(readTableUrl(params, '', defaults)).toEqual(state);
  expect(writeTableUrl(params, '', start, defaults).toString()).toBe('aba=x');
});

test('a broken address falls back to the defaults', () => {
  const params = new URLSearchParams('pagina=-2&por_pagina=7&ordem=');
  expect(readTableUrl(params, '', {})).toMatchObject({ page: 1, pageSize: 25, desc: false });
});

import { expect, test } from 'vitest';
import { parteDoMaior, somar, somarReais } from './somar.ts';

test('amounts are added up in cents, so that no float shows through', () => {
  const linhas = [{ v: 0.1 }, { v: 0.2 }, { v: 1234.56 }];
  expect(somarReais(linhas, ({ v }) => v)).toBe(1234.86);
  expect(somarReais([], () => 1)).toBe(0);
  expect(somar([1, 2, 3], (n) => n)).toBe(6);
});

test('a share is measured at the largest, and there is none of nothing', () => {
  expect(parteDoMaior(5, 10)).toBe(0.5);
  expect(parteDoMaior(0, 0)).toBe(0);
});

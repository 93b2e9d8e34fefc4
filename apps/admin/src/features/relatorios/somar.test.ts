import { expect, test } from 'vitest';
import { parteDoMaior, somar } from './somar.ts';

test('whole numbers are added up', () => {
  expect(somar([1, 2, 3], (n) => n)).toBe(6);
});

test('a share is measured at the largest, and there is none of nothing', () => {
  expect(parteDoMaior(5, 10)).toBe(0.5);
  expect(parteDoMaior(0, 0)).toBe(0);
});

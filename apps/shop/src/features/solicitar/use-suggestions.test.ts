import { expect, test } from 'vitest';
import { precoDe, untouchedByUser } from './use-suggestions.ts';

const precos = { fixo: 9, bairros: [{ bairro: 'Jd. Alvorada', valor: 12 }] };

// [precos]
test('the bairro’s price comes before the last one, and that before the price for all', () => {
  expect(precoDe('Rua X, 1, Jardim Alvorada', precos, 10)).toBe(12);
  expect(precoDe('Rua X, 1', precos, 10)).toBe(10);
  expect(precoDe('Rua X, 1', precos, null)).toBe(9);
  expect(precoDe('Rua X, 1', { fixo: null, bairros: [] }, null)).toBeNull();
  expect(precoDe('Rua X, 1', undefined, null)).toBeNull();
});

test('an address of no word costs nothing yet', () => {
  expect(precoDe('  ', precos, null)).toBeNull();
});

test('what somebody typed is not the form’s to change', () => {
  expect(untouchedByUser<number | null>(null, 9, null)).toBe(true);
  expect(untouchedByUser<number | null>(9, 9, null)).toBe(true);
  expect(untouchedByUser<number | null>(11, 9, null)).toBe(false);
  expect(untouchedByUser('Portaria', '', '')).toBe(false);
});

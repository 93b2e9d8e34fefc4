import { expect, test } from 'vitest';
import { cut, nomeCurto, primeiroNome } from './shorten.ts';

test('a name that has no room is its first and its last word', () => {
  expect(nomeCurto('João Batista de Oliveira Prado')).toBe('João Prado');
  expect(nomeCurto(' Ana  Lima ')).toBe('Ana Lima');
  expect(nomeCurto('Bia')).toBe('Bia');
  expect(nomeCurto('')).toBe('');
});

test('a greeting takes the first name', () => {
  expect(primeiroNome('Marcos Vinícius')).toBe('Marcos');
});

test('a text up to the limit stays whole', () => {
  expect(cut('Av. Brasil, 4312', 30)).toBe('Av. Brasil, 4312');
  expect(cut('a'.repeat(30), 30)).toBe('a'.repeat(30));
});

// [torre]
test('a longer text is cut at the limit and says so', () => {
  expect(cut('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}…`);
  expect(cut('Rua Pioneiro José Trevisan, 1200', 27)).toBe('Rua Pioneiro José Trevisan,…');
});

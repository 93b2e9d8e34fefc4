import { expect, test } from 'vitest';
import { nomeCurto, primeiroNome } from './names.ts';

test('a name that has no room is its first and its last word', () => {
  expect(nomeCurto('João Batista de Oliveira Prado')).toBe('João Prado');
  expect(nomeCurto(' Ana  Lima ')).toBe('Ana Lima');
  expect(nomeCurto('Bia')).toBe('Bia');
  expect(nomeCurto('')).toBe('');
});

test('a greeting takes the first name', () => {
  expect(primeiroNome('Marcos Vinícius')).toBe('Marcos');
});

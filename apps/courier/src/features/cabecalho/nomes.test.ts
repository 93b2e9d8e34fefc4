import { expect, it } from 'vitest';
import { nomeCurto, primeiroNome } from './nomes.ts';

it('a long name is shortened to its first and last word, never cut', () => {
  expect(nomeCurto('João Batista de Oliveira Prado')).toBe('João Prado');
  expect(nomeCurto(' Ana  Lima ')).toBe('Ana Lima');
  expect(nomeCurto('Bia')).toBe('Bia');
});

it('the first name greets', () => expect(primeiroNome('Marcos Vinícius')).toBe('Marcos'));

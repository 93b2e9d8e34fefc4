import { expect, test } from 'vitest';
import { primeirasPalavras } from './primeiras-palavras.ts';

test('a short message stands whole, on one line', () => {
  expect(primeirasPalavras(' Pode trazer\n a máquina? ')).toBe('Pode trazer a máquina?');
});

test('a long one ends with its last whole word', () => {
  expect(primeirasPalavras('Pode trazer a maquininha de volta ainda hoje?')).toBe('Pode trazer a maquininha…');
});

test('a word that is too long itself is cut', () => {
  expect(primeirasPalavras(`https://${'a'.repeat(60)}`)).toBe('https://aaaaaaaaaaaaaaaaaa…');
});

import { expect, test } from 'vitest';
import { matches, matchParts } from './match.ts';

test('accents and case do not matter', () => {
  expect(matches('João da Silva Braga', 'joao braga')).toBe(true);
  expect(matches('João da Silva Braga', 'maria')).toBe(false);
});

test('an empty query matches everything', () => {
  expect(matches('Marcos', '')).toBe(true);
});

test('the match keeps the accents of the text', () => {
  expect(matchParts('Kauã Martins', 'kaua m')).toEqual(['', 'Kauã M', 'artins']);
});

test('the beginning of a word comes before the middle of one', () => {
  expect(matchParts('Amanda Martins', 'ma')).toEqual(['Amanda ', 'Ma', 'rtins']);
  expect(matchParts('Amanda', 'ma')).toEqual(['A', 'ma', 'nda']);
  expect(matchParts('Amanda', 'x')).toBeUndefined();
});

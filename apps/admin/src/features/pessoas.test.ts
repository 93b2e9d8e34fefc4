import { expect, test } from 'vitest';
import { first } from './pessoas.tsx';

// [relatorios]
test('only so many names are shown, the rest is a number', () => {
  expect(first(['Ana', 'Bia', 'Caio'], 2)).toEqual({ shown: ['Ana', 'Bia'], remaining: 1 });
  expect(first(['Ana'], 3)).toEqual({ shown: ['Ana'], remaining: 0 });
  expect(first([], 2)).toEqual({ shown: [], remaining: 0 });
});

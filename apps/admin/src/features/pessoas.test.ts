import { expect, test } from 'vitest';
import { first } from './pessoas.tsx';

// [relatorios]
test('only so many names are shown, the rest is a number', () => {
  expect(first(['Ana', 'Bia', 'Caio'], 2)).toEqual({ mostrados: ['Ana', 'Bia'], restantes: 1 });
  expect(first(['Ana'], 3)).toEqual({ mostrados: ['Ana'], restantes: 0 });
  expect(first([], 2)).toEqual({ mostrados: [], restantes: 0 });
});

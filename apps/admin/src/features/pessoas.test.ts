import { expect, test } from 'vitest';
import { primeiros } from './pessoas.tsx';

// [relatorios]
test('only so many names are shown, the rest is a number', () => {
  expect(primeiros(['Ana', 'Bia', 'Caio'], 2)).toEqual({ mostrados: ['Ana', 'Bia'], restantes: 1 });
  expect(primeiros(['Ana'], 3)).toEqual({ mostrados: ['Ana'], restantes: 0 });
  expect(primeiros([], 2)).toEqual({ mostrados: [], restantes: 0 });
});

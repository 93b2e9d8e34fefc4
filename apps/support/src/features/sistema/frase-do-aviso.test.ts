import { expect, test } from 'vitest';
import { fraseDoAviso } from './frase-do-aviso.ts';

// [sistema-preso]
test('the first screen says what holds the database up, and nothing while it works', () => {
  expect(fraseDoAviso({ presas: 1, recusas: 0 })).toBe('Um programa está travando o sistema.');
  expect(fraseDoAviso({ presas: 1, recusas: 2 })).toBe(
    'O sistema está travado: 2 ações recusadas nos últimos 5 minutos.',
  );
  expect(fraseDoAviso({ presas: 0, recusas: 1 })).toBe('O sistema travou: 1 ação recusada nos últimos 5 minutos.');
  expect(fraseDoAviso({ presas: 0, recusas: 0 })).toBeNull();
  expect(fraseDoAviso(undefined)).toBeNull();
});

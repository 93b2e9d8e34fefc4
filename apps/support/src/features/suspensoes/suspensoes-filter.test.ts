import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { counts, recortados } from './suspensoes-filter.ts';

const list = [
  entregadorDeTeste({ id: 1, nome_completo: 'Zeca', online: true }),
  entregadorDeTeste({ id: 2, nome_completo: 'Bia', recusas_consecutivas: 2 }),
  entregadorDeTeste({ id: 3, nome_completo: 'Edson', suspenso: true }),
  entregadorDeTeste({ id: 4, nome_completo: 'Ana' }),
  entregadorDeTeste({ id: 5, nome_completo: 'Bruno', suspenso: true, recusas_consecutivas: 3 }),
];

test('suspended couriers stand first, then those with most refusals', () => {
  expect(recortados(list, 'todos').map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
});

test('every chip tells how many it leaves', () => {
  expect(counts(list)).toEqual({ todos: 5, suspensos: 2, recusas: 2, online: 1, offline: 4 });
  expect(recortados(list, 'recusas').map(({ id }) => id)).toEqual([5, 2]);
});

import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { inGroups, semSinal } from './groups.ts';

// [fila]
test('free couriers stand in queue order, and the free who are offline apart', () => {
  const groups = inGroups([
    entregadorDeTeste({ id: 1, nome_completo: 'Segundo', online: true, posicao_fila: 2 }),
    entregadorDeTeste({ id: 2, nome_completo: 'Fora', online: false }),
    entregadorDeTeste({ id: 3, nome_completo: 'Primeiro', online: true, posicao_fila: 1 }),
  ]);
  expect(groups.livres.map(({ nome_completo }) => nome_completo)).toEqual(['Primeiro', 'Segundo']);
  expect(groups.offline.map(({ id }) => id)).toEqual([2]);
});

// [alcance]
test('only a free courier whose phone is silent is without a signal', () => {
  const free = { online: true, alcancavel: false } as const;
  const is = (parts: Parameters<typeof entregadorDeTeste>[0]) => semSinal(entregadorDeTeste({ ...free, ...parts }));
  expect([
    is({}),
    is({ alcancavel: true }),
    is({ status: 'ocupado' }),
    is({ suspenso: true }),
    is({ online: false }),
  ]).toEqual([true, false, false, false, false]);
});

// [situacoes]
test('a suspended courier with an open delivery is listed once, as suspended', () => {
  const groups = inGroups([entregadorDeTeste({ id: 1, suspenso: true, status: 'ocupado' })]);
  expect(groups.suspensos).toHaveLength(1);
  expect(groups.ocupados).toHaveLength(0);
});

import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { emGrupos } from './grupos.ts';

// [fila]
test('free couriers stand in queue order, and the free who are offline apart', () => {
  const grupos = emGrupos([
    entregadorDeTeste({ id: 1, nome_completo: 'Segundo', online: true, posicao_fila: 2 }),
    entregadorDeTeste({ id: 2, nome_completo: 'Fora', online: false }),
    entregadorDeTeste({ id: 3, nome_completo: 'Primeiro', online: true, posicao_fila: 1 }),
  ]);
  expect(grupos.livres.map(({ nome_completo }) => nome_completo)).toEqual(['Primeiro', 'Segundo']);
  expect(grupos.offline.map(({ id }) => id)).toEqual([2]);
});

// [situacoes]
test('a suspended courier with an open delivery is listed once, as suspended', () => {
  const grupos = emGrupos([entregadorDeTeste({ id: 1, suspenso: true, status: 'ocupado' })]);
  expect(grupos.suspensos).toHaveLength(1);
  expect(grupos.ocupados).toHaveLength(0);
});

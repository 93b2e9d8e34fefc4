import { expect, test } from 'vitest';
import { aCaminho } from './com-entregadores.tsx';

test('change goes along with couriers who have a delivery under way, each named once', () => {
  const diego = { entregador_id: 1, nome_entregador: 'Diego' };
  const bia = { entregador_id: 2, nome_entregador: 'Bia' };
  expect(
    aCaminho([
      { status: 'aceita', ...diego },
      { status: 'em_entrega', ...diego },
      { status: 'finalizada', ...bia },
      { status: 'aguardando', entregador_id: null, nome_entregador: null },
    ]),
  ).toEqual([{ id: 1, nome: 'Diego' }]);
});

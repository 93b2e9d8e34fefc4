import { expect, test } from 'vitest';
import { comPosicao } from './entregadores-table.tsx';

const item = (nome: string, total_entregas: number) => ({
  entregador_id: total_entregas,
  nome,
  usuario: nome.toLowerCase(),
  total_entregas,
  total_valor: 10,
  total_taxa: 1,
  total_a_receber: 9,
});

test('the place follows the order of the server, the share all deliveries of the report', () => {
  const rows = comPosicao([item('Ana', 8), item('Bia', 4)]);
  expect(rows.map(({ posicao, participacao }) => [posicao, participacao])).toEqual([
    [1, 66.7],
    [2, 33.3],
  ]);
});

import { expect, test } from 'vitest';
import { comPosicao } from './posicoes.ts';

const item = (nome: string, total_entregas: number) => ({
  entregador_id: total_entregas,
  nome,
  usuario: nome.toLowerCase(),
  total_entregas,
  total_valor: 10,
  total_taxa: 1,
  total_a_receber: 9,
});

test('the place follows the order of the server, the share the largest', () => {
  const linhas = comPosicao([item('Ana', 8), item('Bia', 4)]);
  expect(linhas.map(({ posicao, parte }) => [posicao, parte])).toEqual([
    [1, 1],
    [2, 0.5],
  ]);
});

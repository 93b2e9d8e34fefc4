import { expect, test } from 'vitest';
import { juntasCom, maisMarcas, menosMarcas } from './use-marcar.ts';

const solicitacoes = [
  { id: 1, rota_id: 1, status: 'aguardando' as const },
  { id: 2, rota_id: 2, status: 'aguardando' as const },
  { id: 3, rota_id: 2, status: 'aguardando' as const },
  { id: 4, rota_id: 4, status: 'aceita' as const },
];

test('a stop is marked with the whole route, and what is under way with nothing', () => {
  expect(juntasCom(solicitacoes, 3)).toEqual([2, 3]);
  expect(juntasCom(solicitacoes, 1)).toEqual([1]);
  expect(juntasCom(solicitacoes, 4)).toEqual([]);
  expect(juntasCom(solicitacoes, 9)).toEqual([]);
});

test('marks keep their order, each once', () => {
  expect(maisMarcas([3, 1], [1, 2])).toEqual([3, 1, 2]);
  expect(menosMarcas([3, 1, 2], [2, 3])).toEqual([1]);
});

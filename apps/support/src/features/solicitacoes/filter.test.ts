import { expect, test } from 'vitest';
import { pendentes, sorted } from './filter.ts';

const em = (
  id: number,
  status: Parameters<typeof sorted>[0][number]['status'],
  hora: string,
  oferecer_apos: string | null = null,
) => ({
  id,
  status,
  data_solicitacao: `2026-11-21T${hora}:00Z`,
  oferecer_apos,
});
const list = [
  em(1, 'finalizada', '18:00'),
  em(2, 'aguardando', '20:10'),
  em(3, 'em_entrega', '19:30'),
  em(4, 'aguardando', '20:00'),
  em(5, 'cancelada', '19:00'),
  em(6, 'aceita', '19:50'),
];
const ids = (itens: readonly { id: number }[]) => itens.map(({ id }) => id);

test('the oldest pending request stands first, and what ended last', () => {
  expect(ids(sorted(list, 'todas'))).toEqual([4, 2, 3, 6, 5, 1]);
});

// [atribuir]
test('only requests that wait can be assigned', () => {
  expect(ids(pendentes(list))).toEqual([4, 2]);
  expect(ids(sorted(list, 'andamento'))).toEqual([3, 6]);
  expect(ids(sorted(list, 'encerradas'))).toEqual([5, 1]);
});

test('a scheduled request stands behind those that can be taken before it', () => {
  const agendada = em(7, 'aguardando', '17:00', '2026-11-21T20:05:00Z');
  expect(ids(pendentes([agendada, ...list]))).toEqual([4, 7, 2]);
});

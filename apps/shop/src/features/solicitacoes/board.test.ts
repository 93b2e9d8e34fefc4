import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import { expect, test } from 'vitest';
import { groupByRoute, podeAvaliar, podeCancelar, temChat, toColumns, toLines } from './board.ts';

const as = (hora: string) => `2026-11-21T${hora}:00.000Z`;

test('what is open stands oldest first, what is over newest first', () => {
  const columns = toColumns([
    sampleSolicitacao({ id: 5, data_solicitacao: as('22:05') }),
    sampleSolicitacao({ id: 4, data_solicitacao: as('22:01') }),
    sampleSolicitacao({ id: 3, status: 'em_entrega', data_solicitacao: as('21:40') }),
    sampleSolicitacao({ id: 2, status: 'aceita', data_solicitacao: as('21:30') }),
    sampleSolicitacao({ id: 1, status: 'finalizada', data_solicitacao: as('20:00'), data_status: as('21:59') }),
    sampleSolicitacao({ id: 6, status: 'cancelada', data_solicitacao: as('21:50'), data_status: as('21:52') }),
  ]);
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);
  expect(ids(columns.aguardando)).toEqual([4, 5]);
  expect(ids(columns.em_andamento)).toEqual([2, 3]);
  expect(ids(columns.encerradas)).toEqual([1, 6]);
});

// [cancelar] [chat]
test('only aguardando and aceita can be cancelled, only what a courier holds has a chat', () => {
  const which = (pode: typeof podeCancelar) =>
    STATUS_SOLICITACAO.filter((status) => pode(sampleSolicitacao({ status })));
  expect(which(podeCancelar)).toEqual(['aguardando', 'aceita']);
  expect(which(temChat)).toEqual(['aceita', 'em_retirada', 'em_entrega']);
});

// [avaliacao]
test('only a finished request with a courier can be rated, and only once', () => {
  const finalizada = sampleSolicitacao({ status: 'finalizada', entregador_id: 7 });
  expect(podeAvaliar(finalizada)).toBe(true);
  expect(podeAvaliar({ ...finalizada, nota: 0 })).toBe(false);
  expect(podeAvaliar({ ...finalizada, entregador_id: null })).toBe(false);
  expect(podeAvaliar({ ...finalizada, status: 'cancelada' })).toBe(false);
});

test('the stops of a route stand together in their order, where the first of them stood', () => {
  const rota = { rota_id: 9, entregador_id: 4, status: 'em_retirada' as const };
  const groups = groupByRoute([
    sampleSolicitacao({ id: 1, rota_id: 1 }),
    sampleSolicitacao({ id: 3, ordem: 2, ...rota }),
    sampleSolicitacao({ id: 5, rota_id: 5 }),
    sampleSolicitacao({ id: 2, ordem: 1, ...rota }),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1], [2, 3], [5]]);
});

test('a line that somebody still has to do something for stands above those on the road', () => {
  const rows = toLines([
    sampleSolicitacao({ id: 1, rota_id: 1, status: 'em_entrega', data_solicitacao: as('21:00') }),
    sampleSolicitacao({ id: 2, rota_id: 2, status: 'aceita', data_solicitacao: as('21:10') }),
    sampleSolicitacao({ id: 3, rota_id: 3, data_solicitacao: as('21:20') }),
    sampleSolicitacao({ id: 4, rota_id: 4, status: 'finalizada' }),
  ]);
  expect(rows.map(([first]) => first.id)).toEqual([3, 2, 1]);
});

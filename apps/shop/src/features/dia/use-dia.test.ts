import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { lancadasDoDia, pedidosDoDia } from './use-dia.ts';

// [formatos]
test('a day is the city’s: from midnight to midnight in São Paulo, in the order of asking', () => {
  const list = [
    sampleSolicitacao({ id: 4, data_solicitacao: '2026-11-22T02:59:00.000Z' }),
    sampleSolicitacao({ id: 3, data_solicitacao: '2026-11-21T03:00:00.000Z' }),
    sampleSolicitacao({ id: 2, data_solicitacao: '2026-11-21T02:59:59.000Z' }),
    sampleSolicitacao({ id: 5, data_solicitacao: '2026-11-22T03:00:00.000Z' }),
  ];
  expect(pedidosDoDia(list, '2026-11-21').map(({ id }) => id)).toEqual([3, 4]);
});

test('launched deliveries of the day are those without a request, in the order of launching', () => {
  const entrega = (id: number, data: string, solicitacao_id: number | null = null) =>
    ({ id, data, solicitacao_id }) as EntregaView;
  const list = [
    entrega(9, '2026-11-22T02:59:00.000Z'),
    entrega(8, '2026-11-21T15:00:00.000Z', 77),
    entrega(7, '2026-11-21T03:00:00.000Z'),
    entrega(6, '2026-11-21T02:59:59.000Z'),
  ];
  expect(lancadasDoDia(list, '2026-11-21').map(({ id }) => id)).toEqual([7, 9]);
});

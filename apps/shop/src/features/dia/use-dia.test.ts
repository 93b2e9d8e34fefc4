import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { pedidosDoDia, somaDoDia } from './use-dia.ts';

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

test('the sums leave out what was cancelled and say what comes back at the door', () => {
  const sum = somaDoDia([
    sampleSolicitacao({ valor_estimado: 0.1 }),
    sampleSolicitacao({ id: 2, valor_estimado: 0.2, pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 }),
    sampleSolicitacao({ id: 3, valor_estimado: 8, pagamento: 'maquininha', valor_a_receber: 62 }),
    sampleSolicitacao({ id: 4, valor_estimado: 9, pagamento: 'dinheiro', valor_a_receber: 30, status: 'cancelada' }),
  ]);
  expect(sum).toEqual({ total: 3, canceladas: 1, valor: 8.3, maquininha: 62, dinheiro: 45.9 });
});

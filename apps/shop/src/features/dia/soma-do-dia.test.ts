import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { somaDoDia, totalLines } from './soma-do-dia.ts';

const cash = (id: number, valor_a_receber: number, fields: Parameters<typeof sampleSolicitacao>[0] = {}) =>
  sampleSolicitacao({ id, valor_estimado: 8, pagamento: 'dinheiro', valor_a_receber, ...fields });
const lines = (...given: Parameters<typeof somaDoDia>) =>
  totalLines(somaDoDia(...given)).map((line) => line.join(': ').replaceAll('\u00a0', ' '));

test('cash falls from to be collected to collected, and from the couriers to the shop', () => {
  const asked = cash(1, 45.9, { troco_para: 50 });
  const collected = cash(1, 45.9, { status: 'finalizada', a_liberar: true });
  const returned = cash(1, 45.9, { status: 'finalizada' });
  expect(lines([asked], [])).toEqual(['1 pedido: R$ 8,00', 'A receber em dinheiro: R$ 45,90']);
  expect(lines([collected], [])).toEqual([
    '1 pedido: R$ 8,00',
    'Recebido em dinheiro: R$ 45,90',
    'Ainda com os entregadores: R$ 45,90',
  ]);
  expect(lines([returned], [])).toEqual([
    '1 pedido: R$ 8,00',
    'Recebido em dinheiro: R$ 45,90',
    'Já devolvido à loja: R$ 45,90',
  ]);
});

test('nothing is collected for an order that goes or went back to the shop', () => {
  const back = cash(1, 45.9, { status: 'em_entrega', a_devolver: true });
  const returned = cash(1, 45.9, { status: 'finalizada', desfecho: 'devolvida', a_devolver: true });
  for (const pedido of [back, returned]) expect(lines([pedido], [])).toEqual(['1 pedido: R$ 8,00']);
});

test('the sums leave out what was cancelled, add in cents, and count launched deliveries', () => {
  const soma = somaDoDia(
    [
      sampleSolicitacao({ valor_estimado: 0.1 }),
      cash(2, 30, { valor_estimado: 0.2, status: 'finalizada', a_liberar: true }),
      cash(3, 12.3, { valor_estimado: 0.3, status: 'finalizada' }),
      cash(4, 9, { status: 'em_entrega' }),
      cash(5, 99, { status: 'cancelada' }),
      sampleSolicitacao({ id: 6, valor_estimado: 8, pagamento: 'maquininha', valor_a_receber: 62 }),
      sampleSolicitacao({ id: 7, pagamento: 'maquininha', valor_a_receber: 5, status: 'finalizada', a_liberar: true }),
    ],
    [{ valor: 0.1 }, { valor: 0.2 }],
  );
  expect(soma).toEqual({
    total: 6,
    lancadas: 2,
    canceladas: 1,
    valor: 26.1,
    valor_lancado: 0.3,
    dinheiro: { a_cobrar: 9, cobrado: 42.3, com_entregadores: 30 },
    maquininha: { a_cobrar: 62, cobrado: 5 },
  });
  expect(totalLines(soma).map((line) => line.join(': ').replaceAll('\u00a0', ' '))).toEqual([
    '6 pedidos: R$ 26,10',
    '2 entregas lançadas: R$ 0,30',
    'Total das entregas: R$ 26,40',
    'A receber em dinheiro: R$ 9,00',
    'Recebido em dinheiro: R$ 42,30',
    'Já devolvido à loja: R$ 12,30',
    'Ainda com os entregadores: R$ 30,00',
    'A receber na maquininha: R$ 62,00',
    'Recebido na maquininha: R$ 5,00',
    'Canceladas, fora da soma: 1',
  ]);
});

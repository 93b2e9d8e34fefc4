import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { expect, test } from 'vitest';
import { semanasDoHistorico, weekBars } from './use-historico.ts';

const now = Date.parse('2026-11-21T22:42:00Z');
const em = (data_entrega: string): EntregaView => ({
  id: 1,
  comercio: 'Pizzaria do João',
  entregador_id: 1,
  entregador_nome: 'Ana',
  quantidade: 1,
  valor: 9,
  valor_liquido: 8.1,
  data: data_entrega,
  data_entrega,
  semana: null,
  endereco: null,
  tipo_pagamento: 'online',
  status: 'concluida',
  solicitacao_id: null,
  numero_pedido: null,
  valor_a_receber: null,
  troco_para: null,
  desfecho: null,
});

test('the history offers half a year of weeks, newest first', () => {
  const semanas = semanasDoHistorico('2026-11-16');
  expect(semanas).toHaveLength(26);
  expect(semanas[0]).toEqual({ semana: '16/11/2026 a 22/11/2026', semana_inicio: '2026-11-16' });
  expect(semanas[1]?.semana_inicio).toBe('2026-11-09');
});

// [formatos]
test('a delivery at 23:59 in São Paulo counts on that day, and days to come stay empty', () => {
  const bars = weekBars([em('2026-11-21T02:59:00Z'), em('2026-11-21T03:00:00Z')], '2026-11-16', now);
  expect(bars.map(({ label }) => label)).toEqual([
    'seg 16/11',
    'ter 17/11',
    'qua 18/11',
    'qui 19/11',
    'sex 20/11',
    'sáb 21/11',
    'dom 22/11',
  ]);
  expect(bars.map(({ valor }) => valor)).toEqual([0, 0, 0, 0, 1, 1, 0]);
  expect(bars[5]?.highlight).toBe(true);
  expect(bars[6]?.future).toBe(true);
  expect(weekBars([], '2026-11-16', now, true).map(({ label }) => label)).toContain('sáb');
});

import { expect, test } from 'vitest';
import { oQueVolta, oQueVoltaAoTodo } from './o-que-volta.ts';

const cash = (valor_a_receber: number | null) => ({ tipo_pagamento: 'dinheiro' as const, valor_a_receber });
const machine = { tipo_pagamento: 'maquininha' as const, valor_a_receber: 62 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// [pendente]
test('the large figure is what comes back, never the fee', () => {
  expect([cash(45.9), cash(null), machine].map((one) => plain(oQueVolta(one)))).toEqual([
    'R$ 45,90',
    'Dinheiro',
    'Maquininha',
  ]);
});

test('the sum counts cash in cents, and says how many machines come back', () => {
  const said = (...list: Parameters<typeof oQueVoltaAoTodo>[0][number][]) => plain(oQueVoltaAoTodo(list));
  expect(said(cash(0.1), cash(0.2))).toBe('R$ 0,30');
  expect(said(machine, cash(45.9), machine)).toBe('R$ 45,90 e 2 com maquininha');
  expect(said(machine)).toBe('1 com maquininha');
  expect(said(cash(null), cash(10))).toBe('R$ 10,00 e 1 em dinheiro sem valor');
});

import { expect, test } from 'vitest';
import { fraseDoDia } from './frase-do-dia.ts';
import {
  foraDaConta,
  fraseDoExtrato,
  fraseDoPagamento,
  nomeDoEstado,
  podeContestar,
  porQueNaoConta,
} from './regras.ts';
import { type Ajuste, type Conta, descontosEmAberto } from './use-contas.ts';

const NOW = '2026-11-18T12:00:00Z';
const ajuste = (mais: Partial<Ajuste> = {}): Ajuste => ({
  id: 1,
  tipo: 'dano',
  valor: -20,
  motivo: 'Baú quebrado',
  criado_em: NOW,
  criado_por: 'Admin',
  consentido_em: null,
  recusado_em: null,
  conta: false,
  ...mais,
});
const conta = (mais: Partial<Conta> = {}): Conta => ({
  semana_inicio: '2026-11-09',
  semana: '09/11/2026 a 15/11/2026',
  taxa_percentual: 10,
  dia_pagamento: '2026-11-20',
  total_entregas: 1,
  bruto: 100,
  taxa: 10,
  ajustes: 0,
  liquido: 90,
  estado: 'a_pagar',
  preparado_em: null,
  pago_em: null,
  txid: 'S20261109E1',
  id_transacao: null,
  lista_ajustes: [],
  contestacoes: [],
  ...mais,
});
const open = { id: 1, texto: 'x', enviada_em: NOW, resposta: null, respondida_em: null };
const respondida = { ...open, resposta: 'y', respondida_em: NOW };

// [semana]
test('only a mark makes a week paid: every other state says when, or that it is late', () => {
  expect(fraseDoPagamento(conta(), NOW)).toBe('Pagamento previsto para sexta, 20/11');
  expect(fraseDoPagamento(conta(), '2026-11-21T12:00:00Z')).toBe('Ainda não paga: o pagamento era na sexta, 20/11');
  expect(fraseDoPagamento(conta({ estado: 'contestada' }), NOW)).toBe('Pagamento previsto para sexta, 20/11');
  expect(fraseDoPagamento(conta({ estado: 'aberta' }), NOW)).toBe(
    'Semana aberta, os valores ainda mudam. Pagamento previsto para sexta, 20/11',
  );
  expect(fraseDoPagamento(conta({ liquido: 0 }), '2026-11-21T12:00:00Z')).toBe('Nada a receber nesta semana');
  const paga = conta({ estado: 'paga', pago_em: '2026-11-20T12:12:00Z' });
  expect(fraseDoPagamento(paga, NOW)).toBe('Paga em 20/11 09:12');
  expect(fraseDoPagamento(paga, NOW, true)).toBe('Paga em 20/11/2026 09:12');
  expect((['aberta', 'a_pagar', 'contestada', 'paga'] as const).map((estado) => nomeDoEstado({ estado }))).toEqual([
    'Aberta',
    'Fechada',
    'Fechada',
    'Paga',
  ]);
});

// [semana]
test('on the Friday the first screen says that it is paid today, and nothing on another day', () => {
  const friday = '2026-11-20T12:00:00Z';
  const said = (change: Partial<Conta>, now = friday) =>
    fraseDoDia([conta({ semana_inicio: '2026-11-16', estado: 'aberta' }), conta(change)], now)?.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(said({})).toBe('R$ 90,00 da semana passada: cai hoje no seu PIX');
  expect(said({}, '2026-11-21T02:59:00Z')).toBe('R$ 90,00 da semana passada: cai hoje no seu PIX');
  expect(said({ estado: 'paga', pago_em: friday })).toBe('R$ 90,00 da semana passada: pago');
  for (const other of ['2026-11-20T02:59:00Z', '2026-11-21T03:00:00Z']) expect(said({}, other)).toBeUndefined();
  expect([said({ liquido: 0 }), said({ estado: 'contestada' })]).toEqual([undefined, undefined]);
});

test('on paper every week that is not paid says so', () => {
  const unpaid = [conta(), conta({ estado: 'aberta' }), conta({ estado: 'contestada' }), conta({ liquido: 0 })];
  for (const semana of unpaid)
    for (const now of [NOW, '2026-11-21T12:00:00Z']) expect(fraseDoExtrato(semana, now)).toMatch(/^Ainda não paga/);
  expect(fraseDoExtrato(conta({ estado: 'paga', pago_em: '2026-11-20T12:12:00Z' }), NOW)).toBe(
    'Paga em 20/11/2026 09:12',
  );
});

test('a discount waits for the courier until it is answered or the payout is prepared; a bonus never does', () => {
  const rows = [
    ajuste(),
    ajuste({ id: 2, valor: 10, tipo: 'bonus', conta: true }),
    ajuste({ id: 3, consentido_em: NOW, conta: true }),
    ajuste({ id: 4, recusado_em: NOW }),
  ];
  const semanas = [conta({ lista_ajustes: rows }), conta({ preparado_em: NOW, lista_ajustes: [ajuste({ id: 5 })] })];
  expect(descontosEmAberto(semanas).map((open) => open.ajuste.id)).toEqual([1]);
  expect(semanas.map((semana) => foraDaConta(semana).map(({ id }) => id))).toEqual([[4], [5]]);
  expect(porQueNaoConta(ajuste({ recusado_em: NOW }))).toContain('Você não concordou');
  expect(porQueNaoConta(ajuste())).toContain('sem resposta');
});

test('a week is objected to when it is over, one objection at a time, five in all', () => {
  expect(podeContestar(conta({ estado: 'aberta' }))).toBe(false);
  expect(podeContestar(conta({ estado: 'contestada', contestacoes: [open] }))).toBe(false);
  expect(podeContestar(conta({ contestacoes: [respondida] }))).toBe(true);
  expect(podeContestar(conta({ estado: 'paga' }))).toBe(true);
  expect(podeContestar(conta({ contestacoes: Array.from({ length: 5 }, () => respondida) }))).toBe(false);
});

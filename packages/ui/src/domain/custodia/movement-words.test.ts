import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { describe, expect, test } from 'vitest';
import { contestable, objectionSentence, signedMoney } from './movement-list.tsx';

const diferenca: MovimentoView = {
  id: 1,
  tipo: 'diferenca',
  entregador_id: 1,
  entregador: 'Diego',
  comercio_id: 1,
  comercio: 'Açaí',
  valor: -5,
  saldo: 0,
  feito_em: '2026-11-21T22:00:00Z',
  solicitacao_id: null,
  prestacao_id: 9,
  motivo: 'Faltou na contagem',
  contestacao: null,
};
const contestacao = {
  texto: 'Contei',
  enviada_em: '2026-11-21T22:10:00Z',
  decisao: null,
  resposta: null,
  respondida_em: null,
};

describe('a difference', () => {
  test('can be objected to once, and nothing else can', () => {
    expect(contestable(diferenca)).toBe(true);
    expect(contestable({ ...diferenca, contestacao })).toBe(false);
    expect(contestable({ ...diferenca, tipo: 'prestado' })).toBe(false);
  });

  test('says where the objection stands', () => {
    expect(objectionSentence(diferenca)).toBeNull();
    expect(objectionSentence({ contestacao })).toBe('Contestada: o suporte ainda não respondeu.');
    const respondida = { ...contestacao, decisao: 'revertida' as const, resposta: 'A loja achou a nota.' };
    expect(objectionSentence({ contestacao: respondida })).toBe('Revertida pelo suporte: A loja achou a nota.');
  });
});

test('an amount says by its sign whether it came or left', () => {
  expect(signedMoney(20)).toBe('+R$\u00a020,00');
  expect(signedMoney(-5)).toBe('\u2212R$\u00a05,00');
  expect(signedMoney(0)).toBe('R$\u00a00,00');
});

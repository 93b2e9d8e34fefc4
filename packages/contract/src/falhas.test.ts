import { expect, it } from 'vitest';
import { FALHA_GERAL, falhaAoRemoverSuspensao, falhaDe } from './falhas.ts';

// [falhas]
it('is the sentence of the procedure, and a general one where the catalogue has none', () => {
  expect(falhaDe('fila.definirOnline', { online: true })).toBe('Erro ao alterar status');
  expect(falhaDe('publico.configuracao', undefined)).toBe(FALHA_GERAL);
  expect(falhaDe('constructor', undefined)).toBe(FALHA_GERAL);
  expect(falhaDe(undefined, undefined)).toBe(FALHA_GERAL);
});

it('tells a request out of an iFood text from one by hand, whatever came as its input', () => {
  expect(falhaDe('solicitacoes.criar', { origem: 'ifood' })).toBe('Erro ao solicitar entrega do iFood');
  for (const entrada of [{ origem: 'manual' }, {}, null, undefined, 'ifood', ['ifood']])
    expect(falhaDe('solicitacoes.criar', entrada)).toBe('Erro ao solicitar entrega');
});

it('names the courier whose suspension stays', () => {
  expect(falhaAoRemoverSuspensao('Ana Beatriz')).toBe('Erro ao remover suspensao de Ana Beatriz');
});

import { expect, test } from 'vitest';
import { lojaSummary, precosSummary, provaSummary, sistemasSummary } from './settings-index.tsx';

test('the index says in one line what is set', () => {
  const prova = { exigir_codigo: true, exigir_foto: false, exigir_recebedor: false };
  expect(provaSummary(prova)).toBe('Código ligado · foto desligada');
  expect(provaSummary({ ...prova, exigir_foto: true, exigir_recebedor: true })).toBe('Código e foto ligados · nome');
  expect(precosSummary(5, 38)).toBe('5 bairros · 38 endereços');
  expect(precosSummary(0, 1)).toBe('Sem bairros · 1 endereço');
  expect(sistemasSummary(1, 2)).toBe('1 integração · 2 chaves');
  expect(sistemasSummary(0, 0)).toBe('Nada conectado');
  expect(lojaSummary({ endereco_retirada: null, link_loja: null, telefone: null })).toBe('Falta dizer onde fica');
  expect(lojaSummary({ endereco_retirada: 'Av. Brasil, 1', link_loja: null, telefone: null })).toBe(
    'Foto, endereço, mapa',
  );
});

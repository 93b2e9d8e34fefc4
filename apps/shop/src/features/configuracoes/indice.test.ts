import { expect, test } from 'vitest';
import { resumoDaLoja, resumoDaProva, resumoDosPrecos, resumoDosSistemas } from './indice.tsx';

test('the index says in one line what is set', () => {
  const prova = { exigir_codigo: true, exigir_foto: false, exigir_recebedor: false };
  expect(resumoDaProva(prova)).toBe('Código ligado · foto desligada');
  expect(resumoDaProva({ ...prova, exigir_foto: true, exigir_recebedor: true })).toBe('Código e foto ligados · nome');
  expect(resumoDosPrecos(5, 38)).toBe('5 bairros · 38 endereços');
  expect(resumoDosPrecos(0, 1)).toBe('Sem bairros · 1 endereço');
  expect(resumoDosSistemas(1, 2)).toBe('1 integração · 2 chaves');
  expect(resumoDosSistemas(0, 0)).toBe('Nada conectado');
  expect(resumoDaLoja({ endereco_retirada: null, link_loja: null, telefone: null })).toBe('Falta dizer onde fica');
  expect(resumoDaLoja({ endereco_retirada: 'Av. Brasil, 1', link_loja: null, telefone: null })).toBe(
    'Foto, endereço, mapa',
  );
});

import type { PedidoDeFora } from '@corre/contract/solicitacoes/contrato.ts';
import { expect, it } from 'vitest';
import { detalhesDoPedido } from './pedido-de-fora.tsx';

const nada: PedidoDeFora = {
  canal: null,
  numero_pedido: null,
  cliente: null,
  telefone: null,
  localizador: null,
  codigo_coleta: null,
  coleta: null,
  instrucoes_coleta: null,
  recipiente: null,
  itens: [],
  peso_gramas: null,
  volumes: null,
};

it('what the system did not say is left out', () => {
  expect(detalhesDoPedido(nada)).toEqual([]);
});

it('says what is in it and how big it is', () => {
  const itens = [
    { nome: 'Pizza grande', quantidade: 2 },
    { nome: 'Refrigerante', quantidade: null },
  ];
  const pedido = {
    ...nada,
    itens,
    peso_gramas: 1_500,
    volumes: 1,
  };
  expect(detalhesDoPedido(pedido)).toEqual(['2 × Pizza grande', '1 × Refrigerante', '1 volume · 1,5 kg']);
});

it('names six items and counts the others', () => {
  const itens = Array.from({ length: 9 }, (_, i) => ({ nome: `Item ${i}`, quantidade: 1 }));
  expect(detalhesDoPedido({ ...nada, itens }).slice(5)).toEqual(['1 × Item 5', 'e mais 3']);
});

import { expect, test } from 'vitest';
import {
  idadesDoDinheiro,
  rotasPorOfertas,
  tituloDasRecusas,
  tituloDoEmMaos,
  tituloDoPrecisaram,
  tituloDoSemNinguem,
  tituloDosPagamentos,
} from './mais-titles.ts';

const texto = (titulo: string) => titulo.replaceAll('\u00a0', ' ');

// [numeros]
test('the most frequent reason of refusals is named, also where no reason was given', () => {
  const chuva = { motivo: 'chuva', recusas: 12 } as const;
  const nenhum = { motivo: null, recusas: 8 };
  expect(tituloDasRecusas({ motivos: [chuva, nenhum] })).toBe('12 de 20 recusas foram por chuva');
  expect(tituloDasRecusas({ motivos: [nenhum] })).toBe('8 de 8 recusas não têm motivo');
  expect(tituloDasRecusas({ motivos: [{ ...chuva, recusas: 4 }] })).toBe('Por que ofertas foram recusadas');
});

test('the share of routes with one offer is named, and the numbers of offers have no gap', () => {
  const precisaram = [
    { ofertas: 1, rotas: 7 },
    { ofertas: 3, rotas: 2 },
  ];
  expect(tituloDoPrecisaram({ precisaram })).toBe('78% das rotas foram aceitas na primeira oferta');
  expect(rotasPorOfertas({ precisaram })).toEqual([
    { nome: '1', rotas: 7 },
    { nome: '2', rotas: 0 },
    { nome: '3', rotas: 2 },
  ]);
  expect(rotasPorOfertas({ precisaram: [{ ofertas: 10, rotas: 1 }] }).at(-1)).toEqual({ nome: '10 ou mais', rotas: 1 });
  expect(tituloDoPrecisaram({ precisaram: precisaram.slice(1) })).toBe('Quantas ofertas cada rota precisou');
});

test('the hour in which most routes waited with nobody free is named', () => {
  const hora = (dia_semana: number, rotas: number) => ({ dia_semana, hora: 20, rotas });
  const dados = { sem_ninguem_livre: 9, sem_ninguem_por_hora: [hora(5, 2), hora(6, 7)] };
  expect(tituloDoSemNinguem(dados)).toBe('Sábado às 20 h teve 7 das 9 rotas sem ninguém livre');
  expect(tituloDoSemNinguem({ ...dados, sem_ninguem_livre: 4 })).toBe('Rotas que esperaram sem ninguém livre');
});

test('the most frequent kind of payment is named', () => {
  const tipo = (tipo_pagamento: 'online' | 'dinheiro', entregas: number) => ({ tipo_pagamento, entregas, valor: 1 });
  expect(tituloDosPagamentos({ tipos: [tipo('online', 3), tipo('dinheiro', 5)] })).toBe(
    '63% das entregas foram pagas em dinheiro',
  );
  expect(tituloDosPagamentos({ tipos: [tipo('online', 4)] })).toBe('Como as entregas foram pagas');
});

test('cash that is old is named, and each age has a name', () => {
  const em_maos = (velho: number, pares = 3) => ({
    valor: 270 + velho,
    entregadores: 2,
    mais_antigo_segundos: 60,
    por_idade: [
      { ate_dias: 1, valor: 270, pares },
      { ate_dias: 3, valor: 0, pares: 1 },
      { ate_dias: 7, valor: 0, pares: 0 },
      { ate_dias: null, valor: velho, pares: 1 },
    ],
  });
  const titulo = (dados: ReturnType<typeof em_maos>) => texto(tituloDoEmMaos({ em_maos: dados }));
  expect(titulo(em_maos(40))).toBe('R$ 40,00 de R$ 310,00 em mãos há mais de 3 dias');
  expect(titulo(em_maos(0))).toBe('R$ 270,00 em mãos, nada há mais de 3 dias');
  expect(titulo(em_maos(40, 2))).toBe('Dinheiro em mãos, por idade');
  expect(idadesDoDinheiro({ em_maos: em_maos(40) }).map(({ nome }) => nome)).toEqual([
    'até 1 dia',
    '1 a 3 dias',
    '3 a 7 dias',
    'mais de 7 dias',
  ]);
});

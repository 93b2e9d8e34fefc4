import { expect, test } from 'vitest';
import { cartoes, celulasDoAcompanhamento, comparacao, maioresComercios, semanasColumns } from './semana.ts';

const sum = (total_entregas: number, total_valor: number) => ({
  comercio_id: 1,
  nome: '',
  total_entregas,
  total_quantidade: total_entregas,
  total_valor,
  entregadores: ['Ana'],
});
const comercios = { Café: sum(9, 20), Pizzaria: sum(4, 80), Açaí: sum(4, 20) };

const semana = (semana_inicio: string, entregas: number) => ({
  semana: semana_inicio,
  semana_inicio,
  taxa_percentual: 10,
  dia_pagamento: semana_inicio,
  total_geral: { entregas, quantidade: 0, valor: 0, taxa: 0 },
  comercios: {},
  entregadores: {},
});

test('cards are searched without accents and ordered by value, deliveries or name', () => {
  expect(cartoes(comercios, '', 'valor').map(({ nome }) => nome)).toEqual(['Pizzaria', 'Açaí', 'Café']);
  expect(cartoes(comercios, '', 'entregas').map(({ nome }) => nome)).toEqual(['Café', 'Açaí', 'Pizzaria']);
  expect(cartoes(comercios, 'acai', 'nome').map(({ nome }) => nome)).toEqual(['Açaí']);
});

test('a card is who its id says, under the key that tells namesakes apart', () => {
  const mapa = { 'João Silva @joao': { ...sum(1, 5), comercio_id: 7, nome: 'João Silva' } };
  expect(cartoes(mapa, '', 'nome')).toMatchObject([{ comercio_id: 7, nome: 'João Silva @joao' }]);
});

test("the chart says each of the largest shops' share of the week's whole value", () => {
  const { total, maiores } = maioresComercios({ comercios });
  expect(total).toBe(3);
  expect(maiores.map(({ nome, participacao }) => [nome, participacao])).toEqual([
    ['Pizzaria', 66.6],
    ['Açaí', 16.7],
    ['Café', 16.7],
  ]);
  expect(maioresComercios({ comercios: {} })).toEqual({ total: 0, maiores: [] });
});

test('the chosen week stands among the seven up to it, oldest first', () => {
  const dias = [
    '2026-11-16',
    '2026-11-09',
    '2026-11-02',
    '2026-10-26',
    '2026-10-19',
    '2026-10-12',
    '2026-10-05',
    '2026-09-28',
  ];
  const semanas = dias.map((dia, index) => semana(dia, index));
  const recente = semanasColumns(semanas, '2026-11-09');
  expect(recente.map(({ label }) => label)).toEqual(['05/10', '12/10', '19/10', '26/10', '02/11', '09/11', '16/11']);
  expect(recente.find(({ highlight }) => highlight)?.label).toBe('09/11');
  const antiga = semanasColumns(semanas, '2026-09-28');
  expect(antiga[0]).toEqual({ label: '28/09', valor: 7, highlight: true });
  expect(semanasColumns(semanas.slice(0, 2), '2026-11-16')).toHaveLength(2);
});

test('a week is compared with the one before it, in whole percent', () => {
  expect(comparacao(108, 100)).toBe('8% a mais que a anterior');
  expect(comparacao(75, 100)).toBe('25% a menos que a anterior');
  expect(comparacao(100, 100)).toBe('igual à anterior');
  expect(comparacao(100, 0)).toBeUndefined();
  expect(comparacao(100, undefined)).toBeUndefined();
});

test('what is paid is the value less the fee, in cents', () => {
  const semana = {
    semana: '16/11/2026 a 22/11/2026',
    semana_inicio: '2026-11-16',
    taxa_percentual: 12.5,
    dia_pagamento: '2026-11-27',
    total_geral: { entregas: 3, quantidade: 4, valor: 33.33, taxa: 3.33 },
    comercios: {},
    entregadores: {},
  };
  expect(celulasDoAcompanhamento(semana, undefined, false)[3]?.label).toBe('Taxa 12,5%');
  const valores = celulasDoAcompanhamento(semana, undefined, false).map(({ valor }) =>
    String(valor).replace('\u00a0', ' '),
  );
  expect(celulasDoAcompanhamento(semana, semana, true)[0]?.nota).toBe('semana em andamento');
  expect(celulasDoAcompanhamento(semana, semana, false)[0]?.nota).toBe('igual à anterior');
  expect(valores).toEqual(['3', '4', 'R$ 33,33', 'R$ 3,33', 'R$ 30,00']);
});

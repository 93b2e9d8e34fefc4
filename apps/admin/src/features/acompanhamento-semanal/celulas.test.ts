import { expect, test } from 'vitest';
import { celulasDoAcompanhamento, comparacao } from './celulas.ts';

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
    dia_pagamento: '2026-11-27',
    total_geral: { entregas: 3, quantidade: 4, valor: 33.33, taxa: 3.33 },
    comercios: {},
    entregadores: {},
  };
  const valores = celulasDoAcompanhamento(semana, undefined, false).map(({ valor }) =>
    String(valor).replace('\u00a0', ' '),
  );
  expect(celulasDoAcompanhamento(semana, semana, true)[0]?.nota).toBe('semana em andamento');
  expect(celulasDoAcompanhamento(semana, semana, false)[0]?.nota).toBe('igual à anterior');
  expect(valores).toEqual(['3', '4', 'R$ 33,33', 'R$ 3,33', 'R$ 30,00']);
});

import { expect, test } from 'vitest';
import { semanasComContas } from './use-historico.ts';

const conta = (semana_inicio: string) => ({
  semana_inicio,
  semana: semana_inicio,
  taxa_percentual: 10,
  dia_pagamento: semana_inicio,
});
const semana = (semana_inicio: string) => ({
  ...conta(semana_inicio),
  entregas: [],
  por_dia: [],
  total_entregas: 3,
  total_quantidade: 3,
  total_valor: 30,
  total_taxa: 3,
  total_a_receber: 27,
  entregadores_utilizados: [],
});

test('a week with nothing but an adjustment stands in its place, and no week twice', () => {
  const semanas = semanasComContas(
    [semana('2026-11-16'), semana('2026-11-02')],
    [conta('2026-11-16'), conta('2026-11-09')],
  );
  expect(semanas.map(({ semana_inicio, total_entregas }) => [semana_inicio, total_entregas])).toEqual([
    ['2026-11-16', 3],
    ['2026-11-09', 0],
    ['2026-11-02', 3],
  ]);
});

test('says of no week that it is the only one while the deliveries are on their way', () => {
  expect(semanasComContas([], [conta('2026-11-16')])).toEqual([]);
});

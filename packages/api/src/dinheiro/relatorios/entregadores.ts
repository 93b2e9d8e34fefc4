import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { diaDoPagamento, rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { semanaCorrente } from '../entregas/semanas.ts';

/** Each courier's weeks, of all time or one of them, with the fee of each. */
const semanas = (em: Em, semana_inicio: string | null) =>
  em
    .getKysely()
    .selectFrom('resumo_semanal')
    .where((eb) => (semana_inicio === null ? eb.lit(true) : eb('semana_inicio', '=', semana_inicio)))
    .groupBy(['entregador_id', 'semana_inicio'])
    .select(({ fn }) => [
      'entregador_id',
      fn.sum<number>('total_entregas').as('entregas'),
      fn.sum<number>('total_valor').as('valor'),
      fn<number>('taxa_de', [fn.sum('total_valor')]).as('taxa'),
    ]);

/** Totals per courier; the fee is the sum of their weekly fees (decision record 0006). Reads the weekly sums, not the deliveries. */
const totais = (em: Em, semana_inicio: string | null): Promise<ItemEntregador[]> =>
  em
    .getKysely()
    .selectFrom(semanas(em, semana_inicio).as('s'))
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .groupBy('e.id')
    .select(({ eb, fn, ref }) => [
      'e.id as entregador_id',
      'e.nome_completo as nome',
      'e.usuario',
      fn.sum<number>('s.entregas').as('total_entregas'),
      fn.sum<number>('s.valor').as('total_valor'),
      fn.sum<number>('s.taxa').as('total_taxa'),
      fn.sum<number>(eb('s.valor', '-', ref('s.taxa'))).as('total_a_receber'),
    ])
    .orderBy('total_entregas', 'desc')
    .orderBy('total_valor', 'desc')
    .orderBy(({ fn }) => fn('lower', ['e.nome_completo']))
    .orderBy('e.id')
    .execute();

/** Every courier who delivered, of all time, removed ones included: their deliveries stay in the reports. */
export const relatorioEntregadores = (em: Em): Promise<ItemEntregador[]> => totais(em, null);

/** The current week, per courier who delivered in it. */
export async function relatorioDaSemana(em: Em) {
  const semana_inicio = await semanaCorrente(em);
  return {
    semana: rotuloDaSemana(semana_inicio),
    semana_inicio,
    dia_pagamento: diaDoPagamento(semana_inicio),
    relatorio: await totais(em, semana_inicio),
  };
}

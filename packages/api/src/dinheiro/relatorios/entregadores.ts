import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Database, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { SelectQueryBuilder } from '@corre/db/sql.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import { semanaComTaxa } from '../entregas/semanas.ts';
import { somasDeSempre } from '../entregas/somas.queries.ts';

/** Sums of a courier's deliveries, of one week or of several weeks with their fees added up. */
type Somas = Pick<Row<'resumo_fechado'>, 'entregador_id' | 'total_entregas' | 'total_valor' | 'total_taxa'>;

/** Each courier's sums in one week. The fee is computed from the weekly total. Primary key of `resumo_semanal`. */
const daSemana = (em: Em, semana_inicio: string) =>
  em
    .getKysely()
    .selectFrom('resumo_semanal')
    .where('semana_inicio', '=', semana_inicio)
    .groupBy('entregador_id')
    .select(({ fn }) => [
      'entregador_id',
      fn.sum<number>('total_entregas').as('total_entregas'),
      fn.sum<number>('total_valor').as('total_valor'),
      fn<number>('taxa_de', [fn.sum('total_valor'), sql`${semana_inicio}::date`]).as('total_taxa'),
    ]);

/** Totals per courier. The fee is the sum of the weekly fees (ADR 0019). */
const totais = (em: Em, somas: SelectQueryBuilder<Database, never, Somas>): Promise<ItemEntregador[]> =>
  em
    .getKysely()
    .selectFrom(somas.as('s'))
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .groupBy('e.id')
    .select(({ eb, fn, ref }) => [
      'e.id as entregador_id',
      'e.nome_completo as nome',
      'e.usuario',
      fn.sum<number>('s.total_entregas').as('total_entregas'),
      fn.sum<number>('s.total_valor').as('total_valor'),
      fn.sum<number>('s.total_taxa').as('total_taxa'),
      fn.sum<number>(eb('s.total_valor', '-', ref('s.total_taxa'))).as('total_a_receber'),
    ])
    .orderBy('total_entregas', 'desc')
    .orderBy('total_valor', 'desc')
    .orderBy(porNome('e.nome_completo'))
    .orderBy('e.id')
    .execute();

/**
 * Reports every courier who delivered, of all time. Removed couriers are included, because their deliveries stay in the
 * reports.
 */
export const relatorioEntregadores = (em: Em): Promise<ItemEntregador[]> =>
  totais(em, somasDeSempre(em, { todos: true }));

/** Returns the current week per courier who delivered in it. */
export async function relatorioDaSemana(em: Em) {
  const { semana_inicio, taxa_percentual } = await semanaComTaxa(em);
  return {
    semana: semanaLabel(semana_inicio),
    semana_inicio,
    taxa_percentual,
    dia_pagamento: diaDoPagamento(semana_inicio),
    relatorio: await totais(em, daSemana(em, semana_inicio)),
  };
}

import type { Em } from '@corre/db/orm.ts';

/**
 * Selects the weekly sums per courier and shop (`resumo_semanal r`), each with its share of the courier's fee in
 * `taxa`. The fee is computed once per courier and week [taxa]. The rounded running total is split among the shops by
 * differences. The shares therefore add up to the fee, and no share is off by a whole cent (ADR 0006).
 * A filter on `r` must keep or drop a courier's week as a whole. Put a filter on the shop outside.
 */
export const celulasComTaxa = (em: Em) =>
  em
    .getKysely()
    .selectFrom('resumo_semanal as r')
    .selectAll('r')
    .select(({ eb, fn }) => {
      const ateAqui = fn
        .sum<number>('r.total_valor')
        .over((over) => over.partitionBy(['r.semana_inicio', 'r.entregador_id']).orderBy('r.comercio_id'));
      const antes = eb(ateAqui, '-', eb.ref('r.total_valor'));
      return eb(fn<number>('taxa_de', [ateAqui]), '-', fn<number>('taxa_de', [antes])).as('taxa');
    });

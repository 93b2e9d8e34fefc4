import type { Em } from '@corre/db/orm.ts';

/**
 * The weekly sums of courier and shop (`resumo_semanal r`), each with its share of the courier's fee in `taxa`. The fee is one
 * per courier and week; it is shared among the shops by the difference of the rounded running total, so the shares add up to
 * it to the cent and none is off by a whole cent (decision record 0006). A filter on `r` must take or leave a courier's week
 * whole: a filter on the shop belongs outside.
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

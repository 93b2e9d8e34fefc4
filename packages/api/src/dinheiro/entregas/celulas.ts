import { sql } from '@corre/db/sql.ts';

/**
 * The weekly sums of courier and shop (`resumo_semanal`), each with its share of the courier's fee in `taxa`. The fee is one
 * per courier and week; it is shared among the shops by the difference of the rounded running total, so the shares add up to
 * it to the cent and none is off by a whole cent (decision record 0006). `quais` filters `r` and must take or leave a
 * courier's week whole: a filter on the shop belongs outside.
 */
export const celulasComTaxa = (quais: ReturnType<typeof sql>) => sql`
  select r.*, taxa_de(sum(r.total_valor) over ate_aqui) - taxa_de(sum(r.total_valor) over ate_aqui - r.total_valor) as taxa
    from resumo_semanal r
   where ${quais}
  window ate_aqui as (partition by r.semana_inicio, r.entregador_id order by r.comercio_id)`;

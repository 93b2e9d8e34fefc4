import type { Database, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type SelectQueryBuilder, sql } from '@corre/db/sql.ts';
import { doEntregador, type EscopoDeEntregadores } from '../../base/escopo.ts';

/** The rate of the week of `r`, for a lateral join. `offset 0` lets the planner keep the answer of a week it has asked. */
const taxaDaCelula = sql<{ percentual: number }>`(select taxa_da_semana(r.semana_inicio) as percentual offset 0)`;

/**
 * Selects the weekly sums per courier and shop (`resumo_semanal r`), each with its share of the courier's fee in
 * `taxa`, at the week's rate [taxa]. The rounded running total is split among the shops by differences. The shares
 * therefore add up to the fee, and no share is off by a whole cent (ADR 0019).
 * A filter on `r` must keep or drop a courier's week as a whole. Put a filter on the shop outside.
 */
export const celulasComTaxa = (em: Em) =>
  em
    .getKysely()
    .selectFrom('resumo_semanal as r')
    .innerJoinLateral(taxaDaCelula.as('t'), (join) => join.onTrue())
    .selectAll('r')
    .select(({ eb, fn }) => {
      const ateAqui = fn
        .sum<number>('r.total_valor')
        .over((over) => over.partitionBy(['r.semana_inicio', 'r.entregador_id']).orderBy('r.comercio_id'));
      const antes = eb(ateAqui, '-', eb.ref('r.total_valor'));
      // As `taxa_de`, with the rate at hand.
      const taxaDe = (total: typeof antes | typeof ateAqui) => sql<number>`round((${total}) * t.percentual * 0.01, 2)`;
      return sql<number>`${taxaDe(ateAqui)} - ${taxaDe(antes)}`.as('taxa');
    });

/** A query for the sums of a courier's deliveries for a shop, with the shop's share of the fees. */
export type Somas = SelectQueryBuilder<Database, never, Row<'resumo_fechado'>>;

/**
 * Selects the sums of all time per courier and shop, with the shop's share of the fees. It gives one row for all closed
 * weeks and one row per open week, in one snapshot. The number of rows is limited by the pairs and the open weeks
 * (ADR 0010). Primary keys of both tables.
 */
export function somasDeSempre(em: Em, escopo: EscopoDeEntregadores): Somas {
  const db = em.getKysely();
  const abertas = celulasComTaxa(em)
    .where('r.semana_inicio', '>=', db.selectFrom('fechamento').select('ate'))
    .where(doEntregador('r.entregador_id', escopo));
  return db
    .selectFrom('resumo_fechado as f')
    .select(['f.entregador_id', 'f.comercio_id', 'f.total_entregas', 'f.total_quantidade', 'f.total_valor'])
    .select('f.total_taxa')
    .where(doEntregador('f.entregador_id', escopo))
    .unionAll(
      db
        .selectFrom(abertas.as('c'))
        .select(['c.entregador_id', 'c.comercio_id', 'c.total_entregas', 'c.total_quantidade', 'c.total_valor'])
        .select(sql<number>`c.taxa`.as('total_taxa')),
    );
}

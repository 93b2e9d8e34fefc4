import { compiled, type Given } from '@corre/db/compiled.ts';
import { instant, secondsBefore, sql } from '@corre/db/sql.ts';

/** Until when the route `r` is held. Null once it may be offered (ADR 0016). */
export const retidaAte = sql<string | null>`case when r.retida then r.oferecer_apos end`;

/**
 * When to offer the route: the time when its last waiting parcel is ready, less the time that a courier needs to
 * arrive. It is '-infinity' when no waiting parcel has a time.
 */
const apos = sql<string>`coalesce((select max(s.pronto_em) from solicitacao s where s.rota_id = r.id and s.status = 'aguardando')
  - make_interval(secs => r.antecedencia_segundos), '-infinity')`;

/**
 * Recalculates the hold of a route after one of its parcels became ready, was cancelled or got another time. A route
 * whose hold has ended is never held again. The caller holds the dispatch lock. Index `solicitacao_ordem_na_rota`.
 */
export const refazerRetencao = compiled((db, given: Given<{ rota_id: number; agora: string }>) => {
  const quando = sql<string>`greatest(${apos}, ${instant(given('agora'))})`;
  return db
    .updateTable('rota as r')
    .set({
      retida: sql<boolean>`${apos} > ${instant(given('agora'))}`,
      oferecer_apos: quando,
      liberada_em: quando,
    })
    .where('r.id', '=', given('rota_id'))
    .where(({ ref }) => ref('r.retida'));
});

/** When the last parcel of a new route is ready, and how many seconds before that the route is offered. */
export interface Plano {
  pronto_em: string;
  antecedencia_segundos: number;
}

/** Selects the columns of a new route. The route is held if its time to be offered is later than `agora`. */
export function colunasDaRetencao({ pronto_em, antecedencia_segundos }: Plano, agora: string) {
  const sai = secondsBefore(instant(pronto_em), antecedencia_segundos);
  const retida = sql<boolean>`${sai} > ${instant(agora)}`;
  return [
    retida.as('retida'),
    sql<string | null>`case when ${retida} then ${sai} end`.as('oferecer_apos'),
    sql<number>`${antecedencia_segundos}::int`.as('antecedencia_segundos'),
    sql<string>`greatest(${sai}, ${instant(agora)})`.as('liberada_em'),
  ];
}

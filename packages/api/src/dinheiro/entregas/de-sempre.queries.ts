import type { Database, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type SelectQueryBuilder, sql } from '@corre/db/sql.ts';
import { celulasComTaxa } from './celula.queries.ts';

/** Sums of one courier's deliveries for one shop, with the shop's share of the fees: a query of them. */
export type Somas = SelectQueryBuilder<Database, never, Row<'resumo_fechado'>>;

/**
 * What each courier delivered for each shop, with the shop's share of the fees: once for all closed weeks, and once for each
 * open one. Together they are all time, in one snapshot, and no more rows than there are pairs and open weeks
 * (docs/decisions/0041-history-stays-flat.md). With `entregador_id` those of one courier. Primary keys of both tables.
 */
export function somasDeSempre(em: Em, entregador_id: number | null = null): Somas {
  const db = em.getKysely();
  const abertas = celulasComTaxa(em)
    .where('r.semana_inicio', '>=', db.selectFrom('fechamento').select('ate'))
    .$if(entregador_id !== null, (q) => q.where('r.entregador_id', '=', entregador_id ?? 0));
  return db
    .selectFrom('resumo_fechado as f')
    .select(['f.entregador_id', 'f.comercio_id', 'f.total_entregas', 'f.total_quantidade', 'f.total_valor'])
    .select('f.total_taxa')
    .$if(entregador_id !== null, (q) => q.where('f.entregador_id', '=', entregador_id ?? 0))
    .unionAll(
      db
        .selectFrom(abertas.as('c'))
        .select(['c.entregador_id', 'c.comercio_id', 'c.total_entregas', 'c.total_quantidade', 'c.total_valor'])
        .select(sql<number>`c.taxa`.as('total_taxa')),
    );
}

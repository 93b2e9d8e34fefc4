import type { Database, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type SelectQueryBuilder, sql } from '@corre/db/sql.ts';
import { doEntregador, type EscopoDeEntregadores } from '../../base/escopo.ts';
import { celulasComTaxa } from './celula.queries.ts';

/** A query for the sums of a courier's deliveries for a shop, with the shop's share of the fees. */
export type Somas = SelectQueryBuilder<Database, never, Row<'resumo_fechado'>>;

/**
 * Selects the sums of all time per courier and shop, with the shop's share of the fees. It gives one row for all closed
 * weeks and one row per open week, in one snapshot. The number of rows is limited by the pairs and the open weeks (ADR
 * 0041). Primary keys of both tables.
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

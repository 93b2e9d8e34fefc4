import type { Queries } from '@corre/db/database.ts';
import { type Expression, secondsBefore, sql } from '@corre/db/sql.ts';

/**
 * Selects couriers who are online, busy or not. Suspended and removed couriers are never online. Index `fila_em_ordem`
 * for couriers who are not busy.
 */
export const presentes = (db: Queries) => db.selectFrom('fila_entregador as f').where(({ ref }) => ref('f.online'));

/**
 * Condition on `fila_entregador f` and `sinal n`: the courier's app sent a sign of life within `segundos` before
 * `quando` [alcance].
 */
export const alcancavel = (quando: Expression<string>, segundos: Expression<number> | number) =>
  sql<boolean>`coalesce(f.alcancavel and n.ultimo_sinal > ${secondsBefore(quando, segundos)}, false)`.as('alcancavel');

/**
 * Selects the queues of all praças: couriers who are online and hold no delivery. The order is `fila_desde`, then id
 * (ADR 0011) [fila]. Index `fila_em_ordem`.
 */
export const naFila = (db: Queries) => presentes(db).where('f.entregas_abertas', '=', 0);

/** Selects the couriers in the queue of each praça, with their place in it. */
export const fila = (db: Queries) =>
  naFila(db).select([
    'f.entregador_id',
    sql<number>`row_number() over (partition by f.praca_id order by f.fila_desde, f.entregador_id)`.as('posicao_fila'),
  ]);

import type { Queries } from '@corre/db/database.ts';
import { type Expression, secondsBefore, sql } from '@corre/db/sql.ts';

/** Couriers who are online, busy or not; whoever is suspended or removed is not. Index `fila_em_ordem` for those who are not busy. */
export const presentes = (db: Queries) => db.selectFrom('fila_entregador as f').where(({ ref }) => ref('f.online'));

/** Of `fila_entregador f` and `sinal n`: the courier's app was heard from in these seconds before `quando` (decision record 0005). */
export const alcancavel = (quando: Expression<string>, segundos: Expression<number> | number) =>
  sql<boolean>`coalesce(f.alcancavel and n.ultimo_sinal > ${secondsBefore(quando, segundos)}, false)`.as('alcancavel');

/** Whoever is present and holds no delivery: the queues of all places, whose order is `fila_desde`, then id (decision record 0005). Index `fila_em_ordem`. */
export const naFila = (db: Queries) => presentes(db).where('f.entregas_abertas', '=', 0);

/** The queue of each place (`praca`), with each one's place in it. */
export const fila = (db: Queries) =>
  naFila(db).select([
    'f.entregador_id',
    sql<number>`row_number() over (partition by f.praca_id order by f.fila_desde, f.entregador_id)`.as('posicao_fila'),
  ]);

import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Queries } from '@corre/db/database.ts';
import { type Expression, secondsBefore, sql } from '@corre/db/sql.ts';

/** The requests under way that a courier holds: who has one is busy (specification §4). Index `solicitacao_aberta_do_entregador`. */
export const entregasDe = (db: Queries, entregador_id: Expression<number>) =>
  db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.entregador_id', '=', entregador_id)
    .where('s.status', 'in', STATUS_EM_ANDAMENTO);

/** Active couriers who are online and not suspended at `quando`, busy or not. Index `fila_em_ordem`. */
export const presentes = (db: Queries, quando: Expression<string>) =>
  db
    .selectFrom('fila_entregador as f')
    .innerJoin('entregador as e', 'e.id', 'f.entregador_id')
    .where(({ and, ref }) => and([ref('f.online'), ref('e.ativo')]))
    .where(({ or, eb }) => or([eb('f.suspenso_ate', 'is', null), eb('f.suspenso_ate', '<=', quando)]));

/** Of `presentes`: the courier's app was heard from in these seconds before `quando` (decision record 0005). */
export const alcancavel = (quando: Expression<string>, segundos: Expression<number> | number) =>
  sql<boolean>`coalesce(f.ultimo_sinal > ${secondsBefore(quando, segundos)}, false)`.as('alcancavel');

/**
 * The queue, in order: whoever is present and holds no delivery, by the time they joined it, then by id (decision record 0005).
 * `posicao_fila` is the place among those whom further conditions leave.
 */
export const fila = (db: Queries, quando: Expression<string>) =>
  presentes(db, quando)
    .where(({ not, exists, ref }) => not(exists(entregasDe(db, ref('f.entregador_id')))))
    .select([
      'f.entregador_id',
      sql<number>`row_number() over (order by f.fila_desde, f.entregador_id)`.as('posicao_fila'),
    ]);

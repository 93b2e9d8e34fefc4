import type { Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';

/**
 * Runs `work` unless another process does, and returns false in that case. A session lock on one connection guards it,
 * so the lock ends with its process. No transaction is open meanwhile.
 */
export async function inTurn(orm: Orm, work: () => Promise<void>): Promise<boolean> {
  return orm.em
    .fork()
    .getKysely()
    .connection()
    .execute(async (db) => {
      const taken = await sql<{
        minha: boolean;
      }>`select pg_try_advisory_lock(hashtext('corre.limpeza')) as minha`.execute(db);
      if (taken.rows[0]?.minha !== true) return false;
      try {
        await work();
      } finally {
        await sql`select pg_advisory_unlock(hashtext('corre.limpeza'))`.execute(db);
      }
      return true;
    });
}

/** The seconds from a sweep to the next: few while rows are left, else an hour. */
const DAQUI_A = { ha_mais: 60, feito: 3_600 };

/** Returns whether a sweep is due, by the last sweep of any process. */
export async function due(orm: Orm): Promise<boolean> {
  const { agora_sim } = await onlyRow(
    orm.em.fork(),
    sql<{ agora_sim: boolean }>`
      select coalesce(max(terminada_em) + make_interval(secs => case when bool_or(ha_mais and not falhou) then ${DAQUI_A.ha_mais}::int
        else ${DAQUI_A.feito}::int end) <= agora(), true) as agora_sim from limpeza`,
  );
  return agora_sim;
}

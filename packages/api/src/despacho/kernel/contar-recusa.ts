import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';

/**
 * Counts an act that was refused because another transaction held its row, for all processes, and removes the counts
 * of more than an hour ago. Waits for nobody: the count itself may be what somebody holds.
 */
export async function contarRecusa(em: Em): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute(`set local lock_timeout = '50ms'`);
    await rows(
      tx,
      sql`
        with velhas as (delete from ato_recusado where minuto < (select ${agora}) - interval '2 hours')
        insert into ato_recusado (minuto, recusas) values (date_trunc('minute', ${agora}), 1)
        on conflict (minuto) do update set recusas = ato_recusado.recusas + 1`,
    );
  });
}

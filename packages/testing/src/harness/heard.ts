import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CANAL } from '@corre/api/eventos/avisar.ts';
import type { Em } from '@corre/db/orm.ts';

/** Processes that have not asked for the clock since an instant. */
const LATE = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'corre-listen' and (query_start <= ?::timestamptz or state <> 'idle')`;

/**
 * Waits until every process on the database of `em` has heard what was committed before, has written what it gathered, and knows
 * what the database's clock says: a probe makes each of them ask for it, after what it was sent already.
 */
export async function allHeard(em: Em): Promise<void> {
  const [now] = await em.execute<{ instant: string }[]>('select clock_timestamp()::text as instant');
  await em.execute('select pg_notify(?, ?)', [CANAL, `pulso:${randomUUID()}`]);
  while ((await em.execute(LATE, [now?.instant])).length > 0) await wait(2);
}

/** The same after facts were planted by SQL, which says nothing: all processes look at everything again. */
export async function lookAgain(em: Em): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CANAL, JSON.stringify([{ tipo: 'inicio' }])]);
  await allHeard(em);
}

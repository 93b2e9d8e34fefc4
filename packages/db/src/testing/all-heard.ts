import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** What speaks to a database, as an entity manager of MikroORM does: rows come back. */
export interface SqlRunner {
  execute(sql: string, values: unknown[]): Promise<unknown>;
}

/** Processes that have not asked for the clock since `instant`. */
const late = (instant: string) => `select pid from pg_stat_activity where datname = current_database()
  and application_name = 'corre-listen' and (query_start <= '${instant}' or state <> 'idle')`;

const rowsOf = (answer: unknown): object[] => (Array.isArray(answer) ? answer : []);

/** Does it with what speaks to the database, or with a connection of its own to the one at an address. */
export async function withRunner(
  target: SqlRunner | string,
  work: (runner: SqlRunner) => Promise<void>,
): Promise<void> {
  if (typeof target !== 'string') return work(target);
  const client = new Client({ connectionString: target });
  await client.connect();
  const execute = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows;
  await work({ execute }).finally(() => client.end());
}

/**
 * Waits until every process on the database has heard what was committed before, has written what it gathered, and knows what the
 * database's clock says: a probe makes each of them ask for it, after what it was sent already.
 */
export async function allHeard(runner: SqlRunner): Promise<void> {
  const [now] = rowsOf(await runner.execute('select clock_timestamp()::text as instant', []));
  const instant = now && 'instant' in now ? String(now.instant) : 'infinity';
  await runner.execute(`select pg_notify('corre', 'pulso:${randomUUID()}')`, []);
  while (rowsOf(await runner.execute(late(instant), [])).length > 0) await wait(2);
}

/** The same after facts were planted by SQL, which says nothing: all processes look at everything again. */
export async function lookAgain(runner: SqlRunner): Promise<void> {
  await runner.execute(`select pg_notify('corre', '[{"tipo":"inicio"}]')`, []);
  await allHeard(runner);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Runs SQL and returns rows, like MikroORM's entity manager. */
export interface SqlRunner {
  execute(sql: string, values: unknown[]): Promise<unknown>;
}

/** Returns SQL that finds the processes that have not read the clock since `instant`. */
const late = (instant: string) => `select pid from pg_stat_activity where datname = current_database()
  and application_name = 'corre-listen' and (query_start <= '${instant}' or state <> 'idle')`;

const rowsOf = (answer: unknown): object[] => (Array.isArray(answer) ? answer : []);

/** Calls `work` with the given runner, or with a new connection to the given address. */
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
 * Waits until every process on the database has received earlier notifications, has written its collected data, and
 * knows the database's clock. A probe makes each of them read the clock, after the notifications that were sent before.
 */
export async function allHeard(runner: SqlRunner): Promise<void> {
  const [now] = rowsOf(await runner.execute('select clock_timestamp()::text as instant', []));
  const instant = now && 'instant' in now ? String(now.instant) : 'infinity';
  await runner.execute(`select pg_notify('corre', 'pulso:${randomUUID()}')`, []);
  while (rowsOf(await runner.execute(late(instant), [])).length > 0) await wait(2);
}

/**
 * Like `allHeard`, after a test inserted rows by SQL, which sends no notification. All processes read everything again.
 */
export async function lookAgain(runner: SqlRunner): Promise<void> {
  await runner.execute(`select pg_notify('corre', '[{"tipo":"inicio"}]')`, []);
  await allHeard(runner);
}

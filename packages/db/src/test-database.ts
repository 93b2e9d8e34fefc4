import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { initOrm, type Orm } from './orm.ts';
import { clusterVariable, databaseUrl, runSql, templateName } from './testing/cluster.ts';

/** A test's own database with the whole schema and no rows. `drop` removes it and closes its connections. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Clones the migrated template. A copy of the files costs half of a copy through the log. Needs a Vitest project with
 * `testing/global-setup.ts`, or the address of `startTestCluster()` in `CORRE_TEST_CLUSTER`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env[clusterVariable];
  if (cluster === undefined)
    throw new Error('no test cluster: name the file *.integration.test.ts, or start one (docs/testing.md)');
  const name = `teste_${randomBytes(6).toString('hex')}`;
  await runSql(cluster, `create database ${name} template ${templateName} strategy file_copy`);
  return {
    url: databaseUrl(cluster, name),
    drop: () => runSql(cluster, `drop database if exists ${name} with (force)`),
  };
}

/**
 * Moves the database's clock forward (backward when negative), and waits until all its processes know. Every deadline
 * that compares with `agora()` follows. `target` is an entity manager or the URL of a test database.
 */
export const advanceTime = (target: SqlRunner | string, seconds: number): Promise<void> =>
  withRunner(target, async (runner) => {
    await runner.execute(
      `update relogio_de_teste set deslocamento = deslocamento + make_interval(secs => ${Number(seconds)})`,
      [],
    );
    await allHeard(runner);
  });

/** Sets the database's clock back to the machine's. */
export const resetTime = (url: string): Promise<void> =>
  withRunner(url, async (runner) => {
    await runner.execute(`update relogio_de_teste set deslocamento = '0'`, []);
    await allHeard(runner);
  });

/** Runs `work` on a new database, empty or a copy of `template`, and drops the database afterwards. */
export async function withScratchDatabase<Result>(
  clusterUrl: string,
  work: (orm: Orm, url: string) => Promise<Result>,
  template = 'template1',
): Promise<Result> {
  const name = `esquema_${randomBytes(6).toString('hex')}`;
  await runSql(clusterUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(clusterUrl, name);
  const orm = await initOrm({ url, poolMax: 2 });
  try {
    return await work(orm, url);
  } finally {
    await orm.close(true);
    await runSql(clusterUrl, `drop database ${name} with (force)`);
  }
}

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

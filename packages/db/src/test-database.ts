import { randomBytes } from 'node:crypto';
import { clusterVariable, databaseUrl, runSql, templateName } from './testing/cluster.ts';

/** A database of a test's own: the whole schema, no rows. `drop` removes it with whatever is still connected. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Clones the migrated template (about 60 ms). Runs inside a Vitest project that has `testing/global-setup.ts`, or
 * wherever `CORRE_TEST_CLUSTER` holds the address of `startTestCluster()`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env[clusterVariable];
  if (cluster === undefined)
    throw new Error('no test cluster: name the file *.integration.test.ts, or start one (docs/testing.md)');
  const name = `teste_${randomBytes(6).toString('hex')}`;
  await runSql(cluster, `create database ${name} template ${templateName}`);
  return {
    url: databaseUrl(cluster, name),
    drop: () => runSql(cluster, `drop database if exists ${name} with (force)`),
  };
}

/** What `advanceTime` needs of MikroORM's entity manager. */
interface SqlRunner {
  execute(sql: string, values: unknown[]): Promise<unknown>;
}

/**
 * Moves the database's clock forward (backward when negative): every deadline that compares with `agora()` follows.
 * `target` is an entity manager or the url of a test database.
 */
export async function advanceTime(target: SqlRunner | string, seconds: number): Promise<void> {
  const update = (value: string) =>
    `update relogio_de_teste set deslocamento = deslocamento + make_interval(secs => ${value})`;
  if (typeof target === 'string') await runSql(target, update('$1'), [seconds]);
  else await target.execute(update('?'), [seconds]);
}

/** Gives the database's clock back to the machine's. */
export async function resetTime(url: string): Promise<void> {
  await runSql(url, `update relogio_de_teste set deslocamento = '0'`);
}

import { randomBytes } from 'node:crypto';
import { allHeard, type SqlRunner, withRunner } from './testing/all-heard.ts';
import { clusterVariable, databaseUrl, runSql, templateName } from './testing/cluster.ts';

/** A test's own database with the whole schema and no rows. `drop` removes it and closes its connections. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Clones the migrated template (about 60 ms). Needs a Vitest project with `testing/global-setup.ts`, or the address of
 * `startTestCluster()` in `CORRE_TEST_CLUSTER`.
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

import { migrate } from '@corre/db/migrate.ts';
import { databaseUrl, runSql, startTestCluster } from '@corre/db/testing/cluster.ts';
import type { BenchDatabase } from './row.ts';

const TEMPLATE = 'bench_modelo';

/** A PostgreSQL of the measurement's own. */
export interface BenchCluster {
  /** An empty database with the whole schema. */
  database(): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

/**
 * Starts it with the schema as the product has it: the template of the tests has another clock, which reads a table. Without
 * `durable` nothing is flushed, so that the program is measured and not the disk (docs/performance.md).
 */
export async function startCluster(durable: boolean): Promise<BenchCluster> {
  const cluster = await startTestCluster({ template: false, durable });
  await runSql(cluster.url, `create database ${TEMPLATE}`);
  await migrate(databaseUrl(cluster.url, TEMPLATE));
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const name = `bench_${databases}`;
      await runSql(cluster.url, `create database ${name} template ${TEMPLATE}`);
      return { url: databaseUrl(cluster.url, name) };
    },
    stop: cluster.stop,
  };
}

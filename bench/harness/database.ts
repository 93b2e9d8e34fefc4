import { migrate } from '@corre/db/migrate.ts';
import { databaseUrl, runSql, startTestCluster } from '@corre/db/testing/cluster.ts';
import type { BenchDatabase } from './row.ts';

const TEMPLATE = 'bench_modelo';

/** A PostgreSQL of the measurement's own, with the whole schema in a template. */
export interface BenchCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the cluster with the product's schema. The tests' template is no use here, because its clock reads a table.
 * Without `durable` nothing is flushed, so that the program is measured and not the disk (docs/performance.md).
 */
export async function startCluster(durable: boolean): Promise<BenchCluster> {
  const cluster = await startTestCluster({ template: false, durable });
  await runSql(cluster.url, `create database ${TEMPLATE}`);
  await migrate(databaseUrl(cluster.url, TEMPLATE));
  return cluster;
}

/** The databases of one row, on a cluster that other rows may use. */
export interface BenchDatabases {
  /** Creates an empty database with the whole schema. */
  create(): Promise<BenchDatabase>;
  /** Drops all of them. */
  drop(): Promise<void>;
}

/** Attempts to clone. PostgreSQL refuses a clone while anybody is connected to the template. */
const TRIES = 20;

export function databasesOf(clusterUrl: string, row: string): BenchDatabases {
  const names: string[] = [];
  const clone = async (name: string, left = TRIES): Promise<void> => {
    try {
      await runSql(clusterUrl, `create database ${name} template ${TEMPLATE}`);
    } catch (error) {
      // Another row is cloning the template at this moment.
      if (left === 0 || !(error instanceof Error && 'code' in error && error.code === '55006')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await clone(name, left - 1);
    }
  };
  return {
    async create() {
      const name = `bench_${row}_${names.length + 1}`;
      names.push(name);
      await clone(name);
      return { url: databaseUrl(clusterUrl, name) };
    },
    async drop() {
      for (const name of names) await runSql(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

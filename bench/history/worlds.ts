import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@corre/db/embedded.ts';
import { migrate } from '@corre/db/migrate.ts';
import { databaseUrl } from '@corre/db/testing/cluster.ts';
import pg from 'pg';
import type { Bench } from '../harness/row.ts';
import { fillWorld } from './fill.ts';

/** A PostgreSQL of its own in the temporary folder. Its worlds may be kept for the next run. */
const folder = path.join(tmpdir(), 'corre-bench-history');

async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function exists(owner: string, name: string): Promise<boolean> {
  return (await query(owner, 'select 1 from pg_database where datname = $1', [name])).length > 0;
}

async function make(owner: string, name: string, past: number, say: (line: string) => void): Promise<void> {
  const draft = `${name}_draft`;
  const url = databaseUrl(owner, draft);
  say(`making a world of ${past.toLocaleString('en')} past deliveries`);
  await query(owner, `drop database if exists ${draft} with (force)`);
  await query(owner, `create database ${draft}`);
  await migrate(url);
  await fillWorld(url, past, say);
  await query(owner, `alter database ${draft} rename to ${name}`);
}

/** Worlds on one server. `open` returns the URL of a world, new or kept; `end` keeps or drops all worlds. */
export interface Worlds {
  open(past: number): Promise<string>;
  end(options: { keep: boolean }): Promise<void>;
}

/** Starts the server. 10⁷ deliveries take about 20 GB below the temporary folder. */
export async function startWorlds(say: (line: string) => void): Promise<Worlds> {
  const server: EmbeddedPostgres = await startEmbedded({ dataDir: folder, durable: false, log: say });
  const owner = server.ownerUrl;
  await query(owner, `alter system set max_wal_size = '16GB'`);
  await query(owner, 'select pg_reload_conf()');
  return {
    async open(past) {
      const name = `past_${past}`;
      if (!(await exists(owner, name))) await make(owner, name, past, say);
      // A kept world may be older than the schema.
      await migrate(databaseUrl(owner, name));
      return databaseUrl(owner, name);
    },
    async end({ keep }) {
      await server.stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The worlds of a short run: small ones on the row's own server. They end with the row. */
export const smallWorlds = (bench: Bench): Worlds => ({
  async open(past) {
    const { url } = await bench.database();
    await fillWorld(url, past, bench.say);
    return url;
  },
  end: async () => undefined,
});

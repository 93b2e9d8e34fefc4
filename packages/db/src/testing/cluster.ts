import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openPlace } from '../embedded/open-place.ts';
import { livingHolder } from '../embedded/process-lock.ts';
import { startEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';

const folderPrefix = 'corre-testes-';
/** The template of every test database. It is migrated once and never written to. */
export const templateName = 'modelo';
/** Environment variable that gives the cluster's address to the processes that run tests. */
export const clusterVariable = 'CORRE_TEST_CLUSTER';

/** A temporary PostgreSQL. `url` is its administrative address. `stop` ends it and deletes its files. */
export interface TestCluster {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder of `under` (`openPlace`), with the migrated template (about 2 s) unless
 * `template` is false. It flushes to disk only with `durable`.
 */
export async function startTestCluster({
  template = true,
  durable = false,
  under = tmpdir(),
} = {}): Promise<TestCluster> {
  const place = await openPlace(under);
  await sweepAbandoned(place);
  const folder = await mkdtemp(path.join(place, folderPrefix));
  const cluster = await startEmbedded({ dataDir: folder, durable, log: () => undefined });
  if (template) await createTemplate(cluster.ownerUrl);
  const stop = async () => {
    await cluster.stop();
    // The server's last process may still remove its own files.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  return { url: cluster.ownerUrl, stop };
}

async function createTemplate(clusterUrl: string): Promise<void> {
  await runSql(clusterUrl, `create database ${templateName}`);
  const url = databaseUrl(clusterUrl, templateName);
  await migrate(url);
  await runSql(url, testClock);
  await runSql(clusterUrl, `alter database ${templateName} with is_template true allow_connections false`);
}

/** The product's clock, moved by an offset that `advanceTime` stores (docs/testing.md, "Time"). */
const testClock = /* sql */ `
create table relogio_de_teste (unico boolean primary key default true check (unico), deslocamento interval not null default '0');
insert into relogio_de_teste default values;
create or replace function agora() returns timestamptz language sql volatile as
  $$ select clock_timestamp() + (select deslocamento from public.relogio_de_teste) $$;
`;

/** Returns the address of another database of the same cluster. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs SQL on a separate connection. */
export async function runSql(url: string, sql: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Another run may have made its folder and not yet its lock, in milliseconds. */
const STARTING_MS = 60_000;

/**
 * Removes the servers and folders of killed test runs. A start in such a folder takes over its server, so that it can
 * be stopped. Two runs may start at the same moment, so young folders stay.
 */
async function sweepAbandoned(parent: string): Promise<void> {
  const entries = await readdir(parent);
  for (const name of entries.filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = path.join(parent, name);
    const made = await stat(folder).catch(() => undefined);
    if (made === undefined || Date.now() - made.birthtimeMs < STARTING_MS) continue;
    if ((await livingHolder(path.join(folder, 'lock'))) !== undefined) continue;
    const abandoned = await startEmbedded({ dataDir: folder, durable: false, log: () => undefined }).catch(
      () => undefined,
    );
    await abandoned?.stop();
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

import { randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locateBinaries } from '@corre/db/embedded/binaries.ts';
import {
  type Cluster,
  clearLeftovers,
  initialise,
  ownHome,
  ownRole,
  serverProcess,
  startServer,
  stopServer,
} from '@corre/db/embedded/cluster.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { resolveIdentity } from '@corre/db/embedded/identity.ts';
import { openPlace } from '@corre/db/embedded/open-place.ts';
import { Client } from 'pg';

/** A PostgreSQL with a synchronous standby (`synchronous_standby_names`), which has every confirmed transaction. */
export interface StandbyPair {
  primary: { port: number; url: string };
  standby: { port: number; url: string };
  /** Kills the primary like a power cut and promotes the standby. */
  failOver(): Promise<void>;
  /** Kills the primary and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Copies a stopped cluster. The copy follows the original. */
async function makeStandby(from: Cluster, to: Cluster, primaryPort: number): Promise<void> {
  await ownHome(to);
  const data = path.join(to.home, 'data');
  await cp(path.join(from.home, 'data'), data, { recursive: true });
  await writeFile(path.join(data, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${primaryPort} user=${ownRole} password=${to.password} application_name=standby`;
  await appendFile(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await appendFile(
    path.join(from.home, 'data', 'postgresql.auto.conf'),
    "synchronous_standby_names = 'standby'\nsynchronous_commit = 'on'\n",
  );
  await ownAll(to);
}

/** Gives the files that root copied to the user that runs PostgreSQL. */
async function ownAll({ home, identity }: Cluster): Promise<void> {
  const entries = await readdir(home, { recursive: true });
  for (const entry of ['.', ...entries]) {
    if (identity) await chown(path.join(home, entry), identity.uid, identity.gid);
  }
  await chmod(path.join(home, 'data'), 0o700);
}

async function killServer(cluster: Cluster): Promise<void> {
  const pid = await serverProcess(cluster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGKILL');
  while ((await serverProcess(cluster)) !== undefined) await wait(20);
}

/** Starts both on free ports and waits until the standby has caught up. */
export async function startPair(): Promise<StandbyPair> {
  const folder = await mkdtemp(path.join(await openPlace(tmpdir()), 'corre-par-'));
  await chmod(folder, 0o755);
  const identity = await resolveIdentity(path.join(folder, 'primary'));
  const binaries = await locateBinaries(identity);
  const password = randomBytes(18).toString('base64url');
  const own = { password, durable: true, binaries, identity };
  const [first, second]: [Cluster, Cluster] = [
    { home: path.join(folder, 'primary'), ...own },
    { home: path.join(folder, 'standby'), ...own },
  ];
  const [port, other] = [await freePort(), await freePort()];
  const urlOf = (at: number, name: string) => `postgres://${ownRole}:${password}@127.0.0.1:${at}/${name}`;
  await mkdir(first.home, { recursive: true });
  await ownHome(first);
  await initialise(first);
  await makeStandby(first, second, port);
  await startServer(first, port);
  await startServer(second, other);
  const inStep = async () =>
    (await ask(urlOf(port, 'postgres'), "select from pg_stat_replication where sync_state = 'sync'")).length > 0;
  while (!(await inStep())) await wait(50);
  await ask(urlOf(port, 'postgres'), 'create database ensaio');
  return {
    primary: { port, url: urlOf(port, 'ensaio') },
    standby: { port: other, url: urlOf(other, 'ensaio') },
    async failOver() {
      await killServer(first);
      await ask(urlOf(other, 'postgres'), 'select pg_promote()');
    },
    async restart() {
      await killServer(first);
      await clearLeftovers(first);
      await startServer(first, port);
    },
    async close() {
      await Promise.all([stopServer(first), stopServer(second)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

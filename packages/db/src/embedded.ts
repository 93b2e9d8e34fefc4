import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { appUrl, openToApp } from './embedded/app-role.ts';
import { locateBinaries, openSystemHome, systemHome } from './embedded/binaries.ts';
import {
  type Cluster,
  clearLeftovers,
  initialise,
  isInitialised,
  ownHome,
  ownRole,
  serverPort,
  startServer,
  stopServer,
} from './embedded/cluster.ts';
import { DataDirInUseError, EmbeddedStartError } from './embedded/error.ts';
import { freePort } from './embedded/free-port.ts';
import { canEnter, resolveIdentity } from './embedded/identity.ts';
import { type ProcessLock, takeLock } from './embedded/process-lock.ts';
import { type Supervisor, supervise } from './embedded/supervise.ts';

/** What a start of the embedded database needs. */
export interface EmbeddedOptions {
  /** Folder of the data (`DATA_DIR`), created when missing and kept between starts. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when left out. */
  port?: number;
  /** False only for tests: nothing is flushed to disk. */
  durable: boolean;
  /** Receives lines of progress in Portuguese. */
  log: (message: string) => void;
}

/** A running embedded database. `stop` shuts it down, gives the folder back, and may be called twice. */
export interface EmbeddedPostgres {
  /** `postgres://…` of the product's own database, as the role that reads and writes rows and can do nothing else. */
  url: string;
  /** The same as the owner of the schema: for migrations only. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL under `dataDir` (docs/decisions/0002-embedded-postgresql.md). Works as root and as a plain user, recovers from a kill -9
 * of the process or of the machine, and lets only one process at a time use a folder.
 * @throws EmbeddedStartError with one line in Portuguese when the folder is in use or cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const cluster = await openCluster(dataDir, options.durable);
    if ((await clearLeftovers(cluster)) === 'recovered')
      options.log('A última execução não terminou direito: recuperando o banco de dados…');
    if (!(await isInitialised(cluster))) {
      options.log(`Criando o banco de dados em ${cluster.home}…`);
      await initialise(cluster);
    }
    const port = await startOnPort(cluster, options.port);
    const ownerUrl = await ownDatabase(cluster, port);
    const url = await openToApp(ownerUrl, cluster.password);
    return { url, ownerUrl, stop: stopper(cluster, lock, await supervise(cluster, port, options.log)) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The database of `dataDir` for a command beside the product: the one that `npm start` runs at the moment (whose `stop` then
 * does nothing), or one started for the command alone.
 * @throws EmbeddedStartError as `startEmbedded` does.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    const running = error instanceof DataDirInUseError ? await runningUrls(path.resolve(options.dataDir)) : undefined;
    if (running === undefined) throw error;
    return { ...running, stop: async () => undefined };
  }
}

/** Whether a folder has an embedded database, running or not. */
export const hasEmbedded = async (dataDir: string): Promise<boolean> =>
  (await readClusterFile(path.resolve(dataDir))) !== undefined;

async function runningUrls(dataDir: string): Promise<{ url: string; ownerUrl: string } | undefined> {
  const kept = await readClusterFile(dataDir);
  const port = kept && (await serverPort(path.resolve(dataDir, kept.home)));
  if (port === undefined) return undefined;
  const ownerUrl = `${serverUrl(kept?.password ?? '', port)}/${ownRole}`;
  return { ownerUrl, url: appUrl(ownerUrl, kept?.password ?? '') };
}

async function lockFolder(dataDir: string): Promise<ProcessLock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = await takeLock(path.join(dataDir, 'lock'));
    if ('release' in lock) return lock;
    throw new DataDirInUseError(
      `A pasta de dados ${dataDir} já está em uso por outro Corre (processo ${lock.pid}). Encerre-o ou escolha outra pasta com DATA_DIR.`,
    );
  } catch (error) {
    if (error instanceof EmbeddedStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedStartError(
      `A pasta de dados ${dataDir} não pode ser usada (${reason}). Escolha outra com DATA_DIR.`,
    );
  }
}

/**
 * The cluster of this folder: usually `<dataDir>/postgres`. When root runs inside a folder closed to the system user that must
 * run PostgreSQL, it lives in `/var/lib/corre/<id>` instead; `cluster.json` says where, so removing `dataDir` starts afresh.
 */
async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const inside = path.join(dataDir, 'postgres');
  const identity = await resolveIdentity(inside);
  // Root's system user has to pass through our own folder; it stays unreadable, and the cluster inside stays closed.
  if (identity !== undefined) await chmod(dataDir, 0o711);
  const kept = await readClusterFile(dataDir);
  const reachable = identity === undefined || canEnter(dataDir, identity);
  const chosen = kept ?? {
    home: reachable ? 'postgres' : path.join(systemHome, randomBytes(8).toString('hex')),
    password: randomBytes(24).toString('base64url'),
  };
  if (kept === undefined) await writeFile(clusterFile(dataDir), JSON.stringify(chosen), { mode: 0o600 });
  const cluster = { home: path.resolve(dataDir, chosen.home), password: chosen.password, durable, identity };
  if (cluster.home.startsWith(systemHome)) await openSystemHome();
  await ownHome(cluster);
  return { ...cluster, binaries: await locateBinaries(identity) };
}

const clusterFile = (dataDir: string): string => path.join(dataDir, 'cluster.json');

async function readClusterFile(dataDir: string): Promise<{ home: string; password: string } | undefined> {
  const text = await readFile(clusterFile(dataDir), 'utf8').catch(() => '');
  const [, home, password] = /"home":"([^"]+)","password":"([^"]+)"/.exec(text) ?? [];
  return home === undefined || password === undefined ? undefined : { home, password };
}

const serverUrl = (password: string, port: number): string => `postgres://${ownRole}:${password}@127.0.0.1:${port}`;

/** A free port may be taken between asking and using it, and a killed server's last processes need a moment to end. */
async function startOnPort(cluster: Cluster, wanted: number | undefined): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    try {
      await startServer(cluster, port);
      return port;
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(500);
    }
  }
}

async function ownDatabase(cluster: Cluster, port: number): Promise<string> {
  const base = serverUrl(cluster.password, port);
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownRole]);
    if (rowCount === 0) await client.query(`create database ${ownRole}`);
  } finally {
    await client.end();
  }
  return `${base}/${ownRole}`;
}

/** Any ordinary end of our process also asks PostgreSQL to shut down, so that a crash of ours leaves no orphan behind. */
function stopper(cluster: Cluster, lock: ProcessLock, supervisor: Supervisor): () => Promise<void> {
  const onExit = () => {
    try {
      const server = supervisor.current();
      if (server !== undefined) process.kill(server, 'SIGINT');
    } catch {
      // It is gone already.
    }
    lock.release();
  };
  process.once('exit', onExit);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await supervisor.end();
    await stopServer(cluster);
    process.off('exit', onExit);
    lock.release();
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

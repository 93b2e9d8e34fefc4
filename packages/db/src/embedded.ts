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
  type Supervisor,
  serverPort,
  startServer,
  stopServer,
  supervise,
} from './embedded/cluster.ts';
import { DataDirInUseError, EmbeddedStartError } from './embedded/error.ts';
import { freePort } from './embedded/free-port.ts';
import { canEnter, resolveIdentity } from './embedded/identity.ts';
import { type ProcessLock, takeLock } from './embedded/process-lock.ts';

/** Options of the start of the embedded database. */
export interface EmbeddedOptions {
  /** Folder of the data (`DATA_DIR`). It is created when missing and kept between starts. */
  dataDir: string;
  /** TCP port on 127.0.0.1. A free one is chosen when it is left out. */
  port?: number;
  /** False only for tests: nothing is flushed to disk. */
  durable: boolean;
  /** Receives lines of progress in Portuguese. */
  log: (message: string) => void;
}

/** A running embedded database. `stop` shuts it down and releases the folder. It may be called twice. */
export interface EmbeddedPostgres {
  /** `postgres://…` of the product's database, as a role that can only read and write rows. */
  url: string;
  /** The same database as the owner of the schema: for migrations only. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL under `dataDir` (ADR 0006). Works as root and as a plain user, and recovers from a kill -9
 * of the process or a crash of the machine. Only one process at a time can use a folder.
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
 * Opens the database of `dataDir` for a separate command. If `npm start` is running, uses its database, and `stop` does
 * nothing. Otherwise starts a database for this command alone.
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

/** Tells whether a folder has an embedded database, running or not. */
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
 * Returns the cluster of this folder, usually `<dataDir>/postgres`. Root may run inside a folder that is closed to the
 * system user that must run PostgreSQL. Then the cluster lives in `/var/lib/corre/<id>` instead. `cluster.json` stores
 * the path, so removing `dataDir` makes the next start create a new cluster.
 */
async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const inside = path.join(dataDir, 'postgres');
  const identity = await resolveIdentity(inside);
  // Root's system user must pass through this folder. The folder stays unreadable, and the cluster inside stays closed.
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

/**
 * Tries three times: another program may take the free port first, and a killed server's last processes need time to
 * end.
 */
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

/**
 * Shuts PostgreSQL down. An exit hook does the same at any ordinary end of this process, so that no orphan server is
 * left.
 */
function stopper(cluster: Cluster, lock: ProcessLock, supervisor: Supervisor): () => Promise<void> {
  const onExit = () => {
    try {
      const server = supervisor.current();
      if (server !== undefined) process.kill(server, 'SIGINT');
    } catch {
      // The server has already ended.
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

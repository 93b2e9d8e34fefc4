import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedStartError } from './error.ts';
import type { Identity } from './identity.ts';

const run = promisify(execFile);

/** The name of the PostgreSQL role and of the database that the product uses in its own cluster. */
export const ownRole = 'corre';

/** One PostgreSQL cluster on disk. `home` holds `data/` and the server's log. */
export interface Cluster {
  home: string;
  password: string;
  /** False for tests: nothing is flushed to disk, so a power cut may lose everything. */
  durable: boolean;
  binaries: Binaries;
  identity: Identity | undefined;
}

const dataOf = (cluster: Cluster): string => path.join(cluster.home, 'data');

/** Creates the cluster's folder. Only the user that runs PostgreSQL can enter it. */
export async function ownHome({ home, identity }: Pick<Cluster, 'home' | 'identity'>): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (identity !== undefined) await chown(home, identity.uid, identity.gid);
  await chmod(home, 0o700);
}

/** Tells whether `initdb` finished here. It works on a draft folder that is renamed at the end. */
export async function isInitialised(cluster: Cluster): Promise<boolean> {
  return readFile(path.join(dataOf(cluster), 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the cluster with UTF-8, a password by SCRAM, and the same sort order on every machine (PostgreSQL's built-in
 * C.UTF-8).
 */
export async function initialise(cluster: Cluster): Promise<void> {
  const draft = path.join(cluster.home, 'data.new');
  const passwordFile = path.join(cluster.home, 'password');
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (cluster.identity !== undefined) await chown(passwordFile, cluster.identity.uid, cluster.identity.gid);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (!cluster.durable) flags.push('--no-sync');
  try {
    const own = [`--pgdata=${draft}`, `--username=${ownRole}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await runAs(cluster, cluster.binaries.initdb, [...own, ...flags]);
    await rename(draft, dataOf(cluster));
  } finally {
    await unlink(passwordFile).catch(() => undefined);
  }
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it accepts connections. The server is not a child process, so a kill
 * -9 of this process does not end it.
 */
export async function startServer(cluster: Cluster, port: number): Promise<void> {
  const options = Object.entries(settings(cluster, port)).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(cluster.home, 'postgres.log');
  await rm(log, { force: true });
  const own = ['start', '-D', dataOf(cluster), '-w', '-t', '120', '-s', '-l', log, '-o', options.join(' ')];
  try {
    await runAs(cluster, cluster.binaries.pgCtl, own);
  } catch {
    const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join(' | ');
    throw new EmbeddedStartError(`O banco de dados embutido não iniciou. Registro em ${log}: ${lines}`);
  }
}

/**
 * Stops PostgreSQL. Open transactions are rolled back, and committed data are flushed. Does nothing when no server
 * runs.
 */
export async function stopServer(cluster: Cluster): Promise<void> {
  if ((await serverProcess(cluster)) === undefined) return;
  const stop = (mode: string) =>
    runAs(cluster, cluster.binaries.pgCtl, ['stop', '-D', dataOf(cluster), '-s', '-w', '-t', '30', '-m', mode]);
  await stop('fast').catch(() => stop('immediate'));
}

/** Returns the process id of the PostgreSQL that runs on this cluster, or undefined. */
export async function serverProcess(cluster: Cluster): Promise<number | undefined> {
  const [first] = (await readFile(path.join(dataOf(cluster), 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  return Number.isInteger(pid) && pid > 0 && (await isPostgres(pid)) ? pid : undefined;
}

/**
 * Returns the port of the PostgreSQL that runs in `home` (fourth line of its pid file). Returns undefined when none
 * accepts connections.
 */
export async function serverPort(home: string): Promise<number | undefined> {
  const lines = (await readFile(path.join(home, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  return lines[7]?.trim() === 'ready' && port > 0 ? port : undefined;
}

/**
 * Clears what a killed start left. Stops an orphan server, because its settings and port may be old. Removes a pid file
 * whose id now belongs to another program, because PostgreSQL would take that program for a running server and refuse
 * to start.
 */
export async function clearLeftovers(cluster: Cluster): Promise<'clean' | 'recovered'> {
  const file = path.join(dataOf(cluster), 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return 'clean';
  await stopServer(cluster);
  for (let attempt = 0; attempt < 50 && (await serverProcess(cluster)) !== undefined; attempt += 1) await wait(100);
  // The pid file of a dead process stays. PostgreSQL needs it to check whether old server processes still hold shared
  // memory.
  if (isAlive(Number(text.split('\n')[0]))) await unlink(file).catch(() => undefined);
  return 'recovered';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return path.basename(command.split('\0')[0] ?? '').startsWith('postgres');
  }
  const told = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return path.basename(told.stdout.trim()).startsWith('postgres');
}

function settings(cluster: Cluster, port: number): Record<string, string | number> {
  const common = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: "''",
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 200,
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    // The log holds no rows and no statements, because they contain people's addresses (docs/security.md, logs).
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return cluster.durable ? common : { ...common, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
}

/** `cwd` is a folder that this user may enter. The locale does not depend on the machine. */
async function runAs(cluster: Cluster, program: string, args: string[]): Promise<void> {
  await run(program, args, {
    ...cluster.identity,
    cwd: cluster.home,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  });
}

const checkEveryMs = 1000;

/** Watches a running PostgreSQL. */
export interface Supervisor {
  /** The last known process id of the server. Synchronous, for exit hooks. */
  current: () => number | undefined;
  /** Ends the watch. Waits for a restart that is in progress. */
  end: () => Promise<void>;
}

/**
 * Restarts PostgreSQL on the same port when it died unexpectedly. The product's pool reconnects by itself. PostgreSQL
 * refuses to start while processes of the dead server still hold its memory, and the next round tries again.
 */
export async function supervise(cluster: Cluster, port: number, log: (message: string) => void): Promise<Supervisor> {
  let server = await serverProcess(cluster);
  let round: Promise<void> | undefined;
  const check = async () => {
    server = await serverProcess(cluster);
    if (server !== undefined) return;
    log('O banco de dados embutido parou sozinho: reiniciando…');
    await startServer(cluster, port).catch((error: Error) => log(error.message));
    server = await serverProcess(cluster);
  };
  const timer = setInterval(() => {
    round ??= check().finally(() => {
      round = undefined;
    });
  }, checkEveryMs).unref();
  const end = async () => {
    clearInterval(timer);
    await round;
  };
  return { current: () => server, end };
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addressOf } from '../lines/address.ts';

/** Receives the progress of migrations, in Portuguese. `warn` is for waits. A logger fits. */
export interface Progress {
  info: (line: string) => void;
  warn: (line: string) => void;
}

/** How often a long step reports, in milliseconds. */
const REMINDER_MS = 15_000;

/** Runs `work`, and warns every 15 s that it is still running. */
export async function reminding<Result>(
  what: string,
  progress: Progress,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = Date.now();
  const reminder = setInterval(() => {
    progress.warn(`${what}: ainda em andamento, há ${Math.round((Date.now() - began) / 1000)} s`);
  }, REMINDER_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(reminder);
  }
}

/** Waits between two attempts, from 1 s up to 5 s. Statements that queued behind the last attempt get their turn. */
export async function backOff(attempt: number): Promise<void> {
  await wait(Math.min(1000 * attempt, 5000));
}

/** How often a waiting process tries the lock, and how often it reports the wait, in milliseconds. */
const LOOK_MS = 300;
const SAY_MS = 15_000;

/** The lock that a migrating process holds all the time. Earlier releases took the same key for a transaction. */
const LOCK = `hashtext('corre.migrations')`;

/**
 * No time limit of the product's connections or of the role may end a long step. If the server loses this client (kill
 * -9, a cut cable), it aborts the statement and releases the lock.
 */
const settings = /* sql */ `
set statement_timeout = 0;
set idle_in_transaction_session_timeout = 0;
set idle_session_timeout = 0;
set client_connection_check_interval = '2s';
set tcp_keepalives_idle = 10;
set tcp_keepalives_interval = 5;
set tcp_keepalives_count = 3;
`;

/**
 * Runs `work` on a separate connection that holds the migrations' lock, after other processes released it. The
 * connection must be direct, because a pooler that shares sessions would share the lock.
 */
export async function withMigrationLock<Result>(
  url: string,
  progress: Progress,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...addressOf(url), application_name: 'corre-migracao' });
  // Without a listener the event would end the process. The running statement rejects by itself, and so does the next
  // one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
    await takeLock(client, progress);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Polls for the lock. A statement that waits for the lock would hold a snapshot. `create index concurrently` of the
 * process with the lock waits for all snapshots, so both would wait forever.
 */
async function takeLock(client: pg.Client, progress: Progress): Promise<void> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (rows[0]?.taken === true) return;
    if (waited % SAY_MS === 0) progress.warn('Outro processo está migrando o banco de dados: esperando que termine…');
    await wait(LOOK_MS);
  }
}

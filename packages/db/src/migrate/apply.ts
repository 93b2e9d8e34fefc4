import type { ClientBase } from 'pg';
import { type NamedMigration, record } from './migration.ts';
import { backOff, type Progress, reminding } from './session.ts';

/** The longest that a statement may wait for a lock. Requests may queue behind it for that time. */
const LOCK_TIMEOUT = '1s';

/** SQLSTATEs: a lock was not available in time, and a deadlock. */
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** A migration failed. `message` is one line in Portuguese, the cause is PostgreSQL's error. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError';
}

/**
 * The context of a step: a connection that holds the migrations' lock, and the time (`Date.now()`) until which locks
 * are retried.
 */
export interface Bench {
  client: ClientBase;
  progress: Progress;
  giveUpAt: number;
}

/** Executes one migration and records it. An attempt that meets a lock changes nothing and is repeated. */
export async function apply(bench: Bench, migration: NamedMigration): Promise<void> {
  try {
    await reminding(`Migração ${migration.name}`, bench.progress, async () => {
      if ('sql' in migration) return await inTransaction(bench, migration.name, migration.sql, migration);
      if ('batch' in migration) await untilNothingIsLeft(bench, migration.name, migration.batch);
      else for (const statement of migration.apart) await alone(bench, migration.name, statement);
      await inTransaction(bench, migration.name, 'select', migration);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationFailedError(
      isAboutLocks(error)
        ? `A migração ${migration.name} não conseguiu a vez: uma transação longa ocupa a tabela (um pg_dump, por exemplo). Nada foi mudado; rode npm run migrate de novo quando ela terminar.`
        : `A migração ${migration.name} falhou: ${reason}. As anteriores ficaram; corrija a causa e rode npm run migrate de novo, que continua desta.`,
      { cause: error },
    );
  }
}

/** Runs the SQL and the record in one transaction. It waits one second for a lock and retries after a pause. */
export function inTransaction(bench: Bench, name: string, sql: string, migration?: NamedMigration): Promise<void> {
  const { client } = bench;
  return retrying(bench, name, async () => {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await client.query(sql);
      if (migration !== undefined) await record(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Runs one statement without a lock timeout. Its lock does not block other work (schema/migration-rules.ts). */
function alone(bench: Bench, name: string, statement: string): Promise<void> {
  return retrying(bench, name, async () => {
    await bench.client.query('set lock_timeout = 0');
    await createIndex(bench.client, statement, () => bench.client.query(statement));
  });
}

async function untilNothingIsLeft(bench: Bench, name: string, statement: string): Promise<void> {
  for (let touched = 1; touched > 0; ) {
    await retrying(bench, name, async () => {
      await bench.client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
      touched = (await bench.client.query(statement)).rowCount ?? 0;
    });
  }
}

const isAboutLocks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);

async function retrying(bench: Bench, name: string, attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isAboutLocks(error) || Date.now() > bench.giveUpAt) throw error;
      bench.progress.warn(`Migração ${name}: a tabela está ocupada${await byWhom(bench.client)}; tentando de novo…`);
      await backOff(tries);
    }
  }
}

/** Describes the oldest transaction besides this one, if the role may see it. */
async function byWhom(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; program: string; seconds: number }>(`
    select pid, coalesce(nullif(application_name, ''), 'sem nome') as program,
           extract(epoch from clock_timestamp() - xact_start)::int as seconds
      from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`);
  const [oldest] = rows;
  return oldest === undefined
    ? ''
    : ` (transação mais antiga: ${oldest.program}, pid ${oldest.pid}, há ${oldest.seconds} s)`;
}

const CREATE_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i;

/**
 * Runs `create index concurrently` so that it may be repeated. An interrupted run leaves an invalid index, which no
 * query uses and every insert must maintain. It is dropped and created again. A valid index was finished by a run that
 * died before it recorded the migration. Other statements run unchanged.
 */
export async function createIndex(client: ClientBase, statement: string, run: () => Promise<unknown>): Promise<void> {
  const [, name] = CREATE_INDEX.exec(statement) ?? [];
  if (name === undefined) {
    await run();
    return;
  }
  const left = await state(client, name);
  if (left === 'valid') return;
  if (left === 'invalid') await drop(client, name);
  try {
    await run();
  } catch (error) {
    // After a lost connection the drop fails too, and the next run drops the index.
    await drop(client, name).catch(() => undefined);
    throw error;
  }
}

async function state(client: ClientBase, name: string): Promise<'valid' | 'invalid' | 'absent'> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [client.escapeIdentifier(name)],
  );
  const [index] = rows;
  if (index === undefined) return 'absent';
  return index.indisvalid ? 'valid' : 'invalid';
}

const drop = (client: ClientBase, name: string) =>
  client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);

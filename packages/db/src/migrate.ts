import pg from 'pg';
import { MissingMigrationsError, UnknownMigrationsError } from './embedded/error.ts';
import { addressOf } from './lines/address.ts';
import { apply, inTransaction } from './migrate/apply.ts';
import {
  createTable,
  type ExecutedMigration,
  type NamedMigration,
  readExecuted,
  unbearable,
} from './migrate/migration.ts';
import { type Progress, withMigrationLock } from './migrate/session.ts';
import { migrations } from './migrations/list.ts';
import type { Em } from './orm.ts';

/** Options of `migrate`. */
export interface MigrateOptions {
  progress?: Progress;
  /** How long to retry when others hold locks, in seconds. */
  patience?: number;
  /** Replaces the product's migrations, for tests. */
  list?: readonly NamedMigration[];
}

/** Enough time for the pg_dump of a middling database to end. */
const PATIENCE_SECONDS = 600;

/**
 * Brings the schema up to date while other processes use it (ADR 0008). Several processes may call it at once: one of
 * them runs the migrations, and the others wait. Returns the names of the executed migrations.
 * @throws UnknownMigrationsError when a later release changed the schema so that this release cannot use it.
 * @throws MigrationFailedError when a step fails, or cannot get its lock because of a long transaction.
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { progress = silent, patience = PATIENCE_SECONDS, list = migrations } = options;
  return withMigrationLock(url, progress, async (client) => {
    const bench = { client, progress, giveUpAt: Date.now() + patience * 1000 };
    const listed = await readExecuted(client);
    if (listed === undefined) await inTransaction(bench, 'lista', createTable);
    const executed = listed ?? (await readExecuted(client)) ?? [];
    refuseUnbearable(executed, list);
    const missing = missingFrom(executed, list);
    for (const [index, migration] of missing.entries()) {
      const began = Date.now();
      await apply(bench, migration);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      progress.info(`Migração ${index + 1} de ${missing.length} aplicada em ${seconds} s: ${migration.name}`);
    }
    return missing.map(({ name }) => name);
  });
}

/**
 * Throws when this process cannot use the database. Changes nothing.
 * @throws MissingMigrationsError when migrations have not been executed yet, UnknownMigrationsError as `migrate` does.
 */
export async function requireMigrated(url: string): Promise<void> {
  const missing = await missingMigrations(url);
  if (missing.length > 0) throw new MissingMigrationsError(missing);
}

/**
 * Returns the migrations of this process that a database lacks.
 * @throws UnknownMigrationsError as `migrate` does.
 */
export async function missingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client(addressOf(url));
  await client.connect();
  try {
    const executed = (await readExecuted(client)) ?? [];
    refuseUnbearable(executed, migrations);
    return missingFrom(executed, migrations).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Returns the missing migrations, over an open connection. Ignores additional migrations of a later release. */
export async function pendingMigrations(em: Em): Promise<string[]> {
  const executed = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations');
  return missingFrom(executed, migrations).map(({ name }) => name);
}

const silent: Progress = { info: () => undefined, warn: () => undefined };

function missingFrom(executed: readonly { name: string }[], list: readonly NamedMigration[]): NamedMigration[] {
  const done = new Set(executed.map(({ name }) => name));
  return list.filter(({ name }) => !done.has(name));
}

function refuseUnbearable(executed: readonly ExecutedMigration[], list: readonly NamedMigration[]): void {
  const known = new Set(list.map(({ name }) => name));
  const [initial] = list;
  // A database that did not begin with this list's first migration belongs to another list.
  const foreign = executed.length > 0 && !executed.some(({ name }) => name === initial?.name);
  const unknown = foreign ? executed.map(({ name }) => name) : unbearable(executed, known);
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown);
}

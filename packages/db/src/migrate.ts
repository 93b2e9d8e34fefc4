import pg from 'pg';
import { MissingMigrationsError, UnknownMigrationsError } from './embedded/error.ts';
import { addressOf } from './lines/address.ts';
import { apply, inTransaction } from './migrate/apply.ts';
import { createTable, type ExecutedMigration, readExecuted, unbearable } from './migrate/executed.ts';
import type { NamedMigration } from './migrate/migration.ts';
import type { Progress } from './migrate/progress.ts';
import { withMigrationLock } from './migrate/session.ts';
import { migrations } from './migrations/list.ts';
import type { Em } from './orm.ts';

/** How `migrate` works; all may be left out. */
export interface MigrateOptions {
  progress?: Progress;
  /** How long locks that others hold are tried for, in seconds. */
  patience?: number;
  /** Other migrations than the product's own: for tests. */
  list?: readonly NamedMigration[];
}

/** A pg_dump of a middling database ends within it. */
const PATIENCE_SECONDS = 600;

/**
 * Brings the schema up to date while other processes work on it (docs/decisions/0052-migrations-while-old-processes-run.md). Safe to
 * call from several processes at once: one does it, the others wait. Gives back the names of what was done.
 * @throws UnknownMigrationsError when a release that this one cannot work beside has been here.
 * @throws MigrationFailedError when a step fails, or finds no moment without a long transaction.
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
 * Refuses a database that this process cannot work on, without changing it.
 * @throws MissingMigrationsError when migrations have not been executed yet, UnknownMigrationsError as `migrate` does.
 */
export async function requireMigrated(url: string): Promise<void> {
  const missing = await missingMigrations(url);
  if (missing.length > 0) throw new MissingMigrationsError(missing);
}

/**
 * The migrations of this process that a database lacks.
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

/** The same over a connection that is open. Those that the database has more, of a later release, are no concern. */
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
  const unknown = unbearable(executed, new Set(list.map(({ name }) => name)));
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown);
}

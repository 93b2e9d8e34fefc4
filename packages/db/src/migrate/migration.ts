import type { ClientBase } from 'pg';

/**
 * Whether processes of the former release keep working on the schema after this step (ADR 0008). After `expand` all of
 * them do. After `contract` only those that know the migration `needs` do: since that migration no code uses the
 * removed parts.
 */
type Phase = { phase: 'expand' } | { phase: 'contract'; needs: string };

/**
 * The work of a migration.
 *
 * - `sql`: statements of one transaction.
 * - `apart`: statements that PostgreSQL accepts only outside a transaction (`create index concurrently`). Each may be
 *   repeated.
 * - `batch`: one statement that touches a few thousand rows at most. It is repeated until it touches none.
 */
type Work = { sql: string } | { apart: readonly string[] } | { batch: string };

/**
 * One step of the schema. `exceptions` names the rules of `schema/migration-rules.ts` that it breaks on purpose, with
 * the reason.
 */
export type Migration = Phase & Work & { exceptions?: Readonly<Record<string, string>> };

/**
 * A migration with its name. The name is the file's name, `yyyymmddhhmmss-kebab-case`. It defines the order, and the
 * database stores it.
 */
export type NamedMigration = Migration & { name: string };

/** A migration as the database stores it. `phase` is null if a release wrote it that did not know phases. */
export interface ExecutedMigration {
  name: string;
  phase: 'expand' | 'contract' | null;
  needs: string | null;
}

/** The table keeps the name that MikroORM's migrator gave it. */
export const createTable = /* sql */ `
create table if not exists mikro_orm_migrations (
  id serial primary key,
  name varchar(255) not null,
  executed_at timestamptz not null default current_timestamp
);
alter table mikro_orm_migrations add column if not exists phase text, add column if not exists needs text;
`;

const columns = /* sql */ `
select column_name as name from information_schema.columns
 where table_schema = 'public' and table_name = 'mikro_orm_migrations'`;

/** Returns the executed migrations in order. Returns `undefined` when there is no list yet, or one without phases. */
export async function readExecuted(client: ClientBase): Promise<ExecutedMigration[] | undefined> {
  const { rows: found } = await client.query<{ name: string }>(columns);
  if (!found.some(({ name }) => name === 'needs')) return undefined;
  const { rows } = await client.query<ExecutedMigration>(
    'select name, phase, needs from mikro_orm_migrations order by id',
  );
  return rows;
}

/** Records that the migration has been executed. */
export async function record(client: ClientBase, migration: NamedMigration): Promise<void> {
  const needs = migration.phase === 'contract' ? migration.needs : null;
  await client.query('insert into mikro_orm_migrations (name, phase, needs) values ($1, $2, $3)', [
    migration.name,
    migration.phase,
    needs,
  ]);
}

/**
 * Returns the migrations in the database that `known` lacks and that stop a process without them from working. Either a
 * later release removed something that this release uses, or they are older than the present list of migrations
 * (ADR 0008).
 */
export function unbearable(executed: readonly ExecutedMigration[], known: ReadonlySet<string>): string[] {
  return executed
    .filter(({ name }) => !known.has(name))
    .filter(({ phase, needs }) => phase !== 'expand' && !(phase === 'contract' && needs !== null && known.has(needs)))
    .map(({ name }) => name);
}

import type { ClientBase } from 'pg';
import type { NamedMigration } from './migration.ts';

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
 * (ADR 0009).
 */
export function unbearable(executed: readonly ExecutedMigration[], known: ReadonlySet<string>): string[] {
  return executed
    .filter(({ name }) => !known.has(name))
    .filter(({ phase, needs }) => phase !== 'expand' && !(phase === 'contract' && needs !== null && known.has(needs)))
    .map(({ name }) => name);
}

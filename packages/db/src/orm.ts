import { EntityCaseNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { UnknownMigrationsError } from './embedded/error.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/list.ts';
import { PreparingClient } from './prepared.ts';

/** PostgreSQL type oids whose text SQL rows should not carry raw. */
const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/**
 * What every query gives back, typed, raw or through the entity manager: timestamptz as ISO 8601 in UTC, numeric and bigint as
 * numbers (the schema's numbers stay far below 2^53 cents). Dates stay `yyyy-mm-dd`. The entities' types say the same
 * (docs/decisions/0027-schema-said-once.md).
 */
function parseTypes(pool: Pool): void {
  const inherited = pool.options.types;
  const own = new Map<number, (text: string) => unknown>([
    [INT8, Number],
    [NUMERIC, Number],
    [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  ]);
  pool.options.types = {
    getTypeParser: (oid, format) =>
      (format === 'binary' ? undefined : own.get(oid)) ?? inherited?.getTypeParser(oid, format),
  };
}

/** Options of `initOrm`: `url` is a `postgresql://` address; `poolMax` the connections of this process. */
export interface OrmOptions {
  url: string;
  poolMax?: number;
}

/**
 * Opens the database. Statement and idle-in-transaction timeouts are set on every connection of this pool, because one forgotten
 * transaction slows the dispatch thirty times (docs/reliability.md).
 */
export async function initOrm({ url, poolMax = 20 }: OrmOptions) {
  return MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    namingStrategy: EntityCaseNamingStrategy,
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      silent: true,
    },
    // functions stand beside the entities (schema/beside-entities.ts)
    schemaGenerator: { ignoreRoutines: true },
    pool: { min: 1, max: poolMax },
    driverOptions: {
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'corre',
      Client: PreparingClient,
      onPoolCreated: (pool: Pool) => parseTypes(pool),
    },
    forceUtcTimezone: true,
  });
}

export type Orm = Awaited<ReturnType<typeof initOrm>>;
/** The entity manager every use case receives; inside `transactional` it is bound to that transaction. */
export type Em = Orm['em'];

/**
 * Brings the schema up to date; safe to call from several processes at once (PostgreSQL advisory lock).
 * @throws UnknownMigrationsError when the database was made by another version than this one can continue.
 */
export async function migrate(orm: Orm): Promise<void> {
  await orm.em.transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtext('corre.migrations'))`);
    await refuseUnknown(em);
    await orm.migrator.up();
  });
}

async function refuseUnknown(em: Em): Promise<void> {
  const [table] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('public.mikro_orm_migrations') is not null as exists`,
  );
  if (table?.exists !== true) return;
  const done = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations order by id');
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = done.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown);
}

/** The same on a connection of its own: as the schema's owner, where the product itself works with fewer rights. */
export async function migrateAs(ownerUrl: string): Promise<void> {
  const orm = await initOrm({ url: ownerUrl, poolMax: 2 });
  try {
    await migrate(orm);
  } finally {
    await orm.close();
  }
}

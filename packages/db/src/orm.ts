import { EntityCaseNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities.ts';
import { Initial } from './migrations/20261121000000-initial.ts';
import { Push } from './migrations/20261121120000-push.ts';
import { ShopPlace } from './migrations/20261121130000-shop-place.ts';
import { CourierCounts } from './migrations/20261121130100-courier-counts.ts';
import { RefusalNumber } from './migrations/20261121130200-refusal-number.ts';
import { Intervention } from './migrations/20261121130300-intervention.ts';
import { Perimeter } from './migrations/20261121140000-perimeter.ts';
import { Sessions } from './migrations/20261121150000-sessions.ts';
import { PersonalData } from './migrations/20261121150100-personal-data.ts';
import { RouteChat } from './migrations/20261121160000-route-chat.ts';
import { MessageCourier } from './migrations/20261121170000-message-courier.ts';

/** PostgreSQL type oids whose text SQL rows should not carry raw. */
const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/**
 * What `rows()` gives back: timestamptz as ISO 8601 in UTC, numeric and bigint as numbers (the schema's numbers stay far
 * below 2^53 cents). Dates stay `yyyy-mm-dd`. The unit of work turns the ISO text into Date by itself.
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
 * Opens the database. Statement and idle-in-transaction timeouts are set on every connection, because one forgotten
 * transaction slows the dispatch thirty times (docs/reliability.md).
 */
export async function initOrm({ url, poolMax = 20 }: OrmOptions) {
  return MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    namingStrategy: EntityCaseNamingStrategy,
    extensions: [Migrator],
    migrations: {
      migrationsList: [
        { name: '20261121000000-initial', class: Initial },
        { name: '20261121120000-push', class: Push },
        { name: '20261121130000-shop-place', class: ShopPlace },
        { name: '20261121130100-courier-counts', class: CourierCounts },
        { name: '20261121130200-refusal-number', class: RefusalNumber },
        { name: '20261121130300-intervention', class: Intervention },
        { name: '20261121140000-perimeter', class: Perimeter },
        { name: '20261121150000-sessions', class: Sessions },
        { name: '20261121150100-personal-data', class: PersonalData },
        { name: '20261121160000-route-chat', class: RouteChat },
        { name: '20261121170000-message-courier', class: MessageCourier },
      ],
      snapshot: false,
      silent: true,
    },
    pool: { min: 1, max: poolMax },
    driverOptions: {
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'corre',
      onPoolCreated: (pool: Pool) => parseTypes(pool),
    },
    forceUtcTimezone: true,
  });
}

export type Orm = Awaited<ReturnType<typeof initOrm>>;
/** The entity manager every use case receives; inside `transactional` it is bound to that transaction. */
export type Em = Orm['em'];

/** Brings the schema up to date; safe to call from several processes at once (PostgreSQL advisory lock). */
export async function migrate(orm: Orm): Promise<void> {
  await orm.em.transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtext('corre.migrations'))`);
    await orm.migrator.up();
  });
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

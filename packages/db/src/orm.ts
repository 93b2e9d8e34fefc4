import { EntityCaseNamingStrategy } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities.ts';
import { addressOf } from './lines/address.ts';
import { PreparingClient } from './prepared.ts';

/** PostgreSQL type oids whose text form is converted. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/**
 * Sets the parsers for all queries: timestamptz becomes ISO 8601 in UTC, numeric and bigint become numbers (the
 * schema's numbers stay far below 2^53 cents). Dates stay `yyyy-mm-dd`. The entities have the same types (ADR 0008).
 */
function parseTypes(pool: Pool): void {
  const inherited = pool.options.types;
  const own = new Map<number, (text: string) => unknown>([
    [INT8, Number],
    [INT8_ARRAY, (text) => text.match(/-?\d+/g)?.map(Number) ?? []],
    [NUMERIC, Number],
    [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  ]);
  pool.options.types = {
    getTypeParser: (oid, format) =>
      (format === 'binary' ? undefined : own.get(oid)) ?? inherited?.getTypeParser(oid, format),
  };
}

/** Switches `jit` off, because all statements are short and compiling them costs a hundred times what it saves. */
const WITHOUT_JIT = '-c jit=off';

/** How long a request may wait for a connection of the pool, in milliseconds. It is as long as a statement may take. */
const QUEUE_MS = 15_000;

/** Counts of a pool: all connections, the idle ones, and the requests that wait for one. */
export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/**
 * Options of `initOrm`. `url` is a `postgresql://` address, `poolMax` the number of connections of this process.
 * `onPool` receives the pool, for example to count its connections. Within an open transaction, another database runs its
 * own transactions only under another `contextName`.
 */
export interface OrmOptions {
  url: string;
  poolMax?: number;
  onPool?: (pool: Pool) => void;
  contextName?: string;
}

/**
 * Opens the database. Every connection of this pool has timeouts for statements and for idle transactions, because one
 * forgotten transaction makes the dispatch thirty times slower (docs/reliability.md).
 */
export async function initOrm({ url, poolMax = 20, onPool, contextName = 'default' }: OrmOptions) {
  const address = addressOf(url);
  return MikroORM.init({
    clientUrl: url,
    contextName,
    entities: [...entities],
    namingStrategy: EntityCaseNamingStrategy,
    // Functions and triggers are defined beside the entities (schema/sql-files.ts).
    schemaGenerator: { ignoreRoutines: true, ignoreTriggers: true },
    pool: { min: 1, max: poolMax },
    driverOptions: {
      ...address,
      options: `${address.options} ${WITHOUT_JIT}`,
      connectionTimeoutMillis: QUEUE_MS,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'corre',
      Client: PreparingClient,
      onPoolCreated: (pool: Pool) => {
        parseTypes(pool);
        onPool?.(pool);
      },
    },
    forceUtcTimezone: true,
  });
}

export type Orm = Awaited<ReturnType<typeof initOrm>>;
/** The entity manager that every use case receives. Inside `transactional` it is bound to that transaction. */
export type Em = Orm['em'];

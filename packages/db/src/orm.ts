import { EntityCaseNamingStrategy } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities.ts';
import { addressOf } from './lines/address.ts';
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

/**
 * Every statement of ours is short: making machine code of it (`jit`, on where PostgreSQL has LLVM) costs a hundred times what it
 * saves. What the address itself sets stays (`?options=`).
 */
const settings = (ofAddress: string | undefined) => [ofAddress, '-c jit=off'].filter(Boolean).join(' ');

/** How long a request may wait for a connection of the pool, in milliseconds: as long as a statement may take. */
const QUEUE_MS = 15_000;

/** The connections of a pool: all, those nobody uses, and who waits for one. */
export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/**
 * Options of `initOrm`: `url` is a `postgresql://` address; `poolMax` the connections of this process; `onPool` is told of the
 * pool: to count it, to know its connections.
 */
export interface OrmOptions {
  url: string;
  poolMax?: number;
  onPool?: (pool: Pool) => void;
}

/**
 * Opens the database. Statement and idle-in-transaction timeouts are set on every connection of this pool, because one forgotten
 * transaction slows the dispatch thirty times (docs/reliability.md).
 */
export async function initOrm({ url, poolMax = 20, onPool }: OrmOptions) {
  const address = addressOf(url);
  return MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    namingStrategy: EntityCaseNamingStrategy,
    // functions stand beside the entities (schema/beside-entities.ts)
    schemaGenerator: { ignoreRoutines: true },
    pool: { min: 1, max: poolMax },
    driverOptions: {
      ...address,
      options: settings(address.options),
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
/** The entity manager every use case receives; inside `transactional` it is bound to that transaction. */
export type Em = Orm['em'];

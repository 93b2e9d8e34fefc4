import { hashPassword } from '@corre/api/base/password-hash.ts';
import pg from 'pg';
import { benchVault } from '../harness/key.ts';
import { beside, type Fill, PRESENT, people, perDelivery, queue, shops, staff, summaries } from './past.sql.ts';

/** Deliveries per statement. Each statement prints one line of progress. */
const PER_STATEMENT = 2_000_000;
/** Number of tables that are filled at the same time. */
const LANES = 2;
const WORLD_PASSWORD = 'segredo1';

type Say = (line: string) => void;

/** Opens a connection without triggers and foreign key checks, because the rows are valid by construction. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '512MB'`,
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

const run = (url: string, sql: string, values: unknown[] = []) => connected(url, (client) => client.query(sql, values));

/**
 * Fills one table without its indexes and rebuilds them at the end. Each statement has a new connection, which then
 * sees the indexes as disabled.
 */
async function fillTable(url: string, table: string, statements: readonly string[], say: Say): Promise<void> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  await run(url, `update pg_index set indisready = false, indisvalid = false where indrelid = $1::regclass`, [table]);
  for (const [done, sql] of statements.entries()) {
    await run(url, sql);
    say(`  ${table}: ${done + 1} of ${statements.length}, ${seconds()}`);
  }
  await run(url, `reindex table ${table}`);
  await run(url, `vacuum analyze ${table}`);
  say(`  ${table}: indexes built, ${seconds()}`);
}

function inParts(fill: Fill, past: number): string[] {
  const total = past + PRESENT;
  const parts = Math.ceil(total / PER_STATEMENT);
  return Array.from({ length: parts }, (_, part) =>
    fill(past, part * PER_STATEMENT + 1, Math.min(total, (part + 1) * PER_STATEMENT)),
  );
}

async function inLanes(work: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...work];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Sets the sequences to continue after the ids that were inserted. */
const sequences = (tables: readonly string[]) =>
  tables
    .map(
      (table) =>
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
    .join('; ');

/**
 * Fills a migrated, empty database with `past` finished deliveries over two years, and with the same half year after
 * them. The answers show that half year. Sums and counters are computed in bulk and are right.
 */
export async function fillWorld(url: string, past: number, say: Say): Promise<void> {
  const password = await hashPassword(WORLD_PASSWORD);
  await run(url, people, [benchVault.seal('52998224725'), password]);
  await run(url, queue);
  await run(url, shops, [password]);
  await run(url, staff, [password]);
  const tables = Object.entries(perDelivery);
  await inLanes(
    tables.map(
      ([table, fill]) =>
        () =>
          fillTable(url, table, inParts(fill, past), say),
    ),
  );
  await inLanes(
    Object.entries(beside(past)).map(
      ([table, sql]) =>
        () =>
          fillTable(url, table, [sql], say),
    ),
  );
  for (const [table, sql] of Object.entries(summaries)) {
    await run(url, sql);
    await run(url, `vacuum analyze ${table}`);
    say(`  ${table}: summed up`);
  }
  await run(url, sequences(['entregador', 'comercio', 'funcionario', 'rota', 'solicitacao', 'entrega']));
}

import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import { initOrm } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import pg from 'pg';
import { bringOnline, type Person, plantCouriers, plantShops, settle, spreadIds } from '../harness/people.ts';
import type { Bench } from '../harness/row.ts';
import { dispatchConfig } from './cycles.ts';
import type { Street } from './street.ts';

/** Each client has one delivery under way, so no request waits for a courier. */
const COURIERS_FOR_EACH_CLIENT = 2;

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

/**
 * Opens a database with this number of places (`praca`). Shops and couriers are spread evenly; each client has one
 * shop.
 */
export async function openPlaces(bench: Bench, places: number, clients: number): Promise<Street> {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  const db = em.getKysely();
  await spreadIds(em);
  await sql`insert into praca (id) select generate_series(2, ${places}::int)`.execute(db);
  const shops = await plantShops(em, clients);
  const couriers = await plantCouriers(em, clients * COURIERS_FOR_EACH_CLIENT);
  for (const [table, key, people] of [
    ['comercio', 'id', shops],
    ['fila_entregador', 'entregador_id', couriers],
  ] as const)
    await sql`
      update ${sql.table(table)} set praca_id = 1 + (u.n - 1) % ${places}::int
        from unnest(${idsOf(people)}::int[]) with ordinality as u (quem, n) where ${sql.ref(key)} = u.quem`.execute(db);
  await bringOnline(em, couriers);
  for (let place = 1; place <= places; place += 1) await despachar(orm.em.fork(), dispatchConfig(), place);
  await settle(em);
  await orm.close();
  return { url, comercio_ids: idsOf(shops) };
}

/** How often the measurement asks the server for waiting transactions, in milliseconds. */
const LOOK_MS = 20;

/**
 * Measures the share of time, in percent, in which transactions of the product wait for a lock. It polls PostgreSQL's
 * own view until the returned function is called.
 */
export async function watchLockWaits(url: string): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let [waiting, all] = [0, 0];
  const look = async () => {
    const { rows } = await client.query<{ waiting: number; all: number }>({
      name: 'waits',
      text: `select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as all
               from pg_stat_activity where datname = current_database() and application_name = 'corre' and xact_start is not null`,
    });
    waiting += rows[0]?.waiting ?? 0;
    all += rows[0]?.all ?? 0;
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await looking;
    await client.end();
    return (waiting / Math.max(1, all)) * 100;
  };
}

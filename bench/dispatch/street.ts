import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import { initOrm } from '@corre/db/orm.ts';
import { bringOnline, plantCouriers, plantShops, settle, spreadIds } from '../harness/people.ts';
import type { Bench } from '../harness/row.ts';
import { dispatchConfig } from './cycles.ts';
import { plantRefusedRoutes } from './waiting.ts';

/** Number of clients that act at the same time. */
export const CLIENTS = 8;
/** Number of shops that share the waiting routes, because the product limits the open requests of a shop. */
const SHOPS_THAT_WAIT = 100;

/** A database with couriers who are online and free, and a shop for each client. */
export interface Street {
  url: string;
  comercio_ids: number[];
}

/** Opens a street. `refused`: number of additional waiting routes that all couriers have refused. */
export async function openStreet(bench: Bench, couriers: number, refused = 0, clients = CLIENTS): Promise<Street> {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  await spreadIds(em);
  const shops = await plantShops(em, clients);
  const people = await plantCouriers(em, couriers);
  if (refused > 0) await plantRefusedRoutes(em, await plantShops(em, SHOPS_THAT_WAIT), people, refused);
  await bringOnline(em, people);
  // The first dispatch reads every courier who came online, so it runs before the measurement.
  await despachar(orm.em.fork(), dispatchConfig());
  await settle(em);
  await orm.close();
  return { url, comercio_ids: shops.map(({ id }) => id) };
}

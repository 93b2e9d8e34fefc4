import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import { initOrm } from '@corre/db/orm.ts';
import { bringOnline, plantCouriers, plantShops, settle, spreadIds } from '../harness/people.ts';
import type { Bench } from '../harness/row.ts';
import { dispatchConfig } from './cycles.ts';
import { plantRefusedRoutes } from './waiting.ts';

/** Clients that act at the same time. */
export const CLIENTS = 8;
/** So many share the routes that wait: no shop has more open than the product allows. */
const SHOPS_THAT_WAIT = 100;

/** A database with so many couriers online and free, and a shop for each client. */
export interface Street {
  url: string;
  comercio_ids: number[];
}

/** `refused`: so many routes wait besides, which all of the couriers have refused. */
export async function openStreet(bench: Bench, couriers: number, refused = 0, clients = CLIENTS): Promise<Street> {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  await spreadIds(em);
  const shops = await plantShops(em, clients);
  const people = await plantCouriers(em, couriers);
  if (refused > 0) await plantRefusedRoutes(em, await plantShops(em, SHOPS_THAT_WAIT), people, refused);
  await bringOnline(em, people);
  // the first run looks at everybody who has come: it is none of those that are measured
  await despachar(orm.em.fork(), dispatchConfig());
  await settle(em);
  await orm.close();
  return { url, comercio_ids: shops.map(({ id }) => id) };
}

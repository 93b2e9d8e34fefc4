import { initOrm } from '@corre/db/orm.ts';
import { bringOnline, plantCouriers, plantShops, settle, spreadIds } from '../harness/people.ts';
import type { Bench } from '../harness/row.ts';

/** Clients that act at the same time. */
export const CLIENTS = 8;

/** A database with so many couriers online and free, and a shop for each client. */
export interface Street {
  url: string;
  comercio_ids: number[];
}

export async function openStreet(bench: Bench, couriers: number): Promise<Street> {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  await spreadIds(em);
  const shops = await plantShops(em, CLIENTS);
  await bringOnline(em, await plantCouriers(em, couriers));
  await settle(em);
  await orm.close();
  return { url, comercio_ids: shops.map(({ id }) => id) };
}

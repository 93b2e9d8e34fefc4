import { freePort } from '@corre/db/embedded/free-port.ts';
import { initOrm } from '@corre/db/orm.ts';
import { bringOnline, type Person, plantCouriers, plantShops } from '../harness/people.ts';
import type { Bench, Figures } from '../harness/row.ts';
import { type Side, startSide } from '../harness/side.ts';
import type { ServerOptions } from './product.side.ts';

/** A server on a database with couriers online whose streams are not open yet. */
export interface StreamServer extends ServerOptions {
  couriers: Person[];
  shop: Person;
  side: Side;
  /** its memory before the first stream */
  empty: Figures;
}

const PRODUCT = new URL('./product.side.ts', import.meta.url);
const BARE = new URL('./bare.side.ts', import.meta.url);

export async function startServer(bench: Bench, which: 'product' | 'bare', many: number): Promise<StreamServer> {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 4 });
  const [shop] = await plantShops(orm.em.fork(), 1);
  if (!shop) throw new Error('no shop was planted');
  const couriers = await plantCouriers(orm.em.fork(), many);
  await bringOnline(orm.em.fork(), couriers);
  await orm.close();
  const options: ServerOptions = { url, port: await freePort() };
  const side = await startSide(bench, which === 'product' ? PRODUCT : BARE, options);
  return { ...options, couriers, shop, side, empty: await side.measure(0) };
}

/** Returns the KB per stream: the server's memory now less its memory without streams. */
export async function memoryPerStream({ side, empty, couriers }: StreamServer): Promise<{ heap: number; rss: number }> {
  const full = await side.measure(0);
  const kb = (name: string) => ((full[name] ?? Number.NaN) - (empty[name] ?? Number.NaN)) / couriers.length;
  return { heap: kb('heap'), rss: kb('rss') };
}

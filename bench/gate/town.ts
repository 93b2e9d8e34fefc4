import { tmpdir } from 'node:os';
import { readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import { iniciar } from '@corre/api/runtime/start.ts';
import { initOrm } from '@corre/db/orm.ts';
import { ALWAYS_HEARD, setHeard } from '@corre/testing/harness/many-couriers.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { BENCH_KEY } from '../harness/key.ts';
import { bringOnline, type Person, plantCouriers, plantShops, settle } from '../harness/people.ts';

const COURIERS = 100;
const A_WEEK = '604800';

/** The product in this process, with data in which nothing is due and no sign of life is written. */
export interface Town {
  base: string;
  shop: Person;
  couriers: Map<number, Person>;
  stop(): Promise<void>;
}

export async function openTown(url: string): Promise<Town> {
  const config = readConfig({
    PORT: '0',
    CHAVE_DADOS: BENCH_KEY,
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    ADMIN_PASSWORD: 'senha-do-admin',
    PUSH: 'false',
    SAIDA_SEGUNDOS: '0',
    // One connection for the calls, one for background work.
    POOL_MAX: '2',
    VARREDURA_SEGUNDOS: A_WEEK,
    OFERTA_SEGUNDOS: A_WEEK,
    OFERTA_ENTREGA_SEGUNDOS: A_WEEK,
    SINALIZAR_SEGUNDOS: A_WEEK,
    RECUSAS_PARA_SUSPENDER: '100',
    ...NO_BRAKES,
  });
  const product = await iniciar(config, { url, ownerUrl: url }, createLog('error'), tmpdir());
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  const [shop] = await plantShops(em, 1);
  if (!shop) throw new Error('no shop was planted');
  const couriers = await plantCouriers(em, COURIERS);
  await bringOnline(em, couriers);
  const ids = couriers.map(({ id }) => id);
  await setHeard(em, ids, ALWAYS_HEARD);
  // The use of a session is noted once a minute. A future value prevents this write.
  await em.execute(`update sessao set usada_em = agora() + interval '1 day'`);
  await despachar(orm.em.fork(), config);
  await settle(em);
  await orm.close();
  const base = `http://127.0.0.1:${product.porta}`;
  return { base, shop, couriers: new Map(couriers.map((one) => [one.id, one])), stop: () => product.parar() };
}

import { tmpdir } from 'node:os';
import { readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import { startServer } from '@corre/api/runtime/start.ts';
import { initOrm } from '@corre/db/orm.ts';
import { ALWAYS_HEARD, setHeard } from '@corre/testing/harness/many-couriers.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { BENCH_KEY } from '../harness/key.ts';
import { bringOnline, type Person, plantCouriers, plantShops, settle } from '../harness/people.ts';
import { median } from '../harness/report.ts';
import { type Cost, Meter } from './cost.ts';
import { hearRequests } from './heard.ts';

const COURIERS = 100;
const A_WEEK = '604800';

/** The product in this process, with data in which nothing is due and no sign of life is written. */
interface Town {
  base: string;
  shop: Person;
  couriers: Map<number, Person>;
  stop(): Promise<void>;
}

async function openTown(url: string): Promise<Town> {
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
  const product = await startServer(config, { url, ownerUrl: url }, createLog('error'), tmpdir());
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
  const base = `http://127.0.0.1:${product.port}`;
  return { base, shop, couriers: new Map(couriers.map((one) => [one.id, one])), stop: () => product.stop() };
}

/** The first calls do not count, because connections, prepared statements and the server's caches are not warm. */
const WARM_UP = 12;
const COUNTED = 15;
const STEPS = { 'first step': 'em_retirada', 'second step': 'em_entrega', 'last step': 'finalizada' } as const;
const PEDIDO = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 };

/** The costs of each call, by the call's name. */
type Costs = Record<string, Cost[]>;

type Call = (name: string, who: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<string>;

async function ask(base: string, { cookie }: Person, method: string, path: string, body?: object): Promise<string> {
  const headers = {
    cookie,
    ...(body && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
  };
  const answer = await fetch(`${base}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
  return said;
}

async function deliver({ shop, couriers }: Town, meter: Meter, call: Call): Promise<void> {
  const holder = async (): Promise<Person> => {
    const person = couriers.get((await meter.offeredTo()) ?? 0);
    if (!person) throw new Error('nobody holds an offer');
    return person;
  };
  const of = ({ id }: Person) => `/entregador/${id}`;
  const asked = await call(
    'request',
    shop,
    'POST',
    `/comercio/${encodeURIComponent(shop.nome)}/solicitar-entrega`,
    PEDIDO,
  );
  const { solicitacao_ids }: { solicitacao_ids: number[] } = JSON.parse(asked);
  const first = await holder();
  await call('look that delivers', first, 'GET', `${of(first)}/verificar-entrega-disponivel`);
  await call('look at the offer', first, 'GET', `${of(first)}/proxima-entrega`);
  await call('refusal', first, 'PUT', `${of(first)}/recusar-entrega`, {});
  await call('idle look', first, 'GET', `${of(first)}/verificar-entrega-disponivel`);
  const second = await holder();
  await call('acceptance', second, 'PUT', `${of(second)}/aceitar-solicitacao/${solicitacao_ids[0]}`);
  for (const [name, novo_status] of Object.entries(STEPS)) {
    await call(name, second, 'PUT', `/entregador/solicitacao/${solicitacao_ids[0]}/status`, { novo_status });
  }
}

const middle = (costs: readonly Cost[], name: keyof Cost) => Math.round(median(costs.map((cost) => cost[name])));

/**
 * Returns the medians of what each call of a delivery costs over HTTP, by figure and call. Calls have a key, as the
 * panels send it.
 */
export async function countActs(url: string): Promise<Record<keyof Cost, Record<string, number>>> {
  hearRequests();
  const town = await openTown(url);
  const meter = await Meter.open(url);
  const costs: Costs = {};
  for (let turn = 0; turn < WARM_UP + COUNTED; turn += 1) {
    await deliver(town, meter, async (name, who, method, path, body) => {
      let said = '';
      const cost = await meter.cost(async () => {
        said = await ask(town.base, who, method, path, body);
      });
      if (cost && turn >= WARM_UP) costs[name] = [...(costs[name] ?? []), cost];
      return said;
    });
  }
  await meter.close();
  await town.stop();
  const by = (figure: keyof Cost) =>
    Object.fromEntries(Object.entries(costs).map(([call, all]) => [call, middle(all, figure)]));
  return {
    'round trips': by('round trips'),
    statements: by('statements'),
    'statements planned anew': by('statements planned anew'),
    'pages touched': by('pages touched'),
    'rows written': by('rows written'),
    'bytes of WAL': by('bytes of WAL'),
  };
}

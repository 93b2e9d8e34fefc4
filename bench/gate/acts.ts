import type { Person } from '../harness/people.ts';
import { median } from '../harness/statistics.ts';
import { type Cost, Meter } from './cost.ts';
import { hearRequests } from './heard.ts';
import { openTown, type Town } from './town.ts';

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

import { PooledConnections } from '@corre/db/lines/pools.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { openOrder, outboxOf, plantIntegration, type ToldOrder, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Mode } from '@corre/testing/requester/modes.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../base/log.ts';
import { createListener } from '../../eventos/listener.ts';
import { type Expander, expandirFluxo } from './expandir.ts';
import { runOutbox } from './run-outbox.ts';

const SOON = { timeout: 30_000 };
let api: TestApi;
let pos: Requester;
let integracao: number;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  await api.outra();
});
afterAll(() => api.fechar());
beforeEach(async () => {
  pos = await startRequester();
  integracao = await plantIntegration(api, (await api.novo.comercio()).id, pos);
});
afterEach(() => pos.close());

const outbox = () => outboxOf(api, integracao);
const TYPES = ['ACCEPTED', 'PICKUP_ONGOING', 'ARRIVED_AT_MERCHANT', 'ORDER_PICKED', 'DELIVERY_FINISHED'];
const BAD: Mode[] = [500, 'reset', 204, 503, 400, 204, 'redirect', 204, { retryAfter: 1 }, 200];

it('two processes never have two messages of an order under way, and lose and reorder none, whatever the receiver answers', async () => {
  pos.answerNext(...Array.from({ length: 60 }, (_, i) => BAD[(i * 7) % BAD.length] ?? 204));
  const orders = await Promise.all(Array.from({ length: 20 }, () => openOrder(api, integracao)));
  await Promise.all(orders.map((order) => tell(api, order, TYPES.slice(0, 2))));
  await Promise.all(orders.map((order) => tell(api, order, TYPES.slice(2))));
  const done = async () => (await outbox()).every(({ entregue_em }) => entregue_em !== null);
  for (let i = 0; i < 100 && !(await done()); i += 1) {
    const before = pos.arrivals.length;
    await pos.until(() => pos.arrivals.length > before, 200).catch(() => undefined);
    // no lease may end under way
    if ((await outbox()).every(({ tomado_ate }) => tomado_ate === null)) await advanceTime(api.url, 20);
  }
  expect(await done()).toBe(true);
  expect(pos.overlaps).toEqual([]);
  for (const { order } of orders) {
    const heard = pos.arrivals.filter((arrival) => arrival.order === order).map(({ type }) => TYPES.indexOf(type));
    // a repeat, or the next: never back, and none left out
    expect(heard.every((step, i) => step - (heard[i - 1] ?? 0) <= 1 && step >= (heard[i - 1] ?? 0))).toBe(true);
    expect(pos.delivered(order)).toEqual(TYPES);
  }
});

const happen = ({ fluxo_id }: ToldOrder, ...valores: string[]) =>
  rows(
    api.orm.em.fork(),
    sql`insert into fato_externo (fluxo_id, tipo, valor, quando)
        select ${fluxo_id}, 'etapa', v, agora() from unnest(${valores}::text[]) with ordinality as u(v, n) order by n returning id`,
  );
const facts = () => rows(api.orm.em.fork(), sql`select from fato_externo`);

/** One message per fact; a fact of which nothing can be told breaks it. */
const oneToOne: Expander = async (_em, fluxo, fatos) => {
  if (fatos.some(({ valor }) => valor === 'quebra')) throw new Error('nada a dizer');
  const mensagens = fatos.map(({ valor, quando }) => ({
    tipo: valor,
    quando,
    corpo: JSON.stringify({ orderId: String(fluxo.id), event: { type: valor, datetime: quando } }),
  }));
  const passo = fatos.at(-1)?.valor;
  return passo === undefined ? { mensagens } : { mensagens, passo };
};

it('facts become messages once, in order, whoever is at it', async () => {
  const order = await openOrder(api, integracao);
  await happen(order, 'ACCEPTED', 'ORDER_PICKED', 'DELIVERY_FINISHED');
  await Promise.all(Array.from({ length: 8 }, () => expandirFluxo(api, { opendelivery: oneToOne }, order.fluxo_id)));
  expect((await outbox()).map(({ sequencia, tipo }) => [sequencia, tipo])).toEqual([
    [1, 'ACCEPTED'],
    [2, 'ORDER_PICKED'],
    [3, 'DELIVERY_FINISHED'],
  ]);
  expect(await facts()).toEqual([]);
  const passo = api.orm.em.fork().getKysely().selectFrom('fluxo_externo').select('passo');
  expect(await passo.where('id', '=', order.fluxo_id).execute()).toEqual([{ passo: 'DELIVERY_FINISHED' }]);
});

it('an order of which nothing can be told holds up no other', async () => {
  const [broken, fine] = [await openOrder(api, integracao), await openOrder(api, integracao)];
  await happen(broken, 'quebra');
  await happen(fine, 'ACCEPTED', 'ORDER_PICKED');
  const log = createLog('silent');
  const listener = await createListener({ url: api.url, listenUrl: api.url, pooled: new PooledConnections(), log });
  const ending = new AbortController();
  const running = runOutbox({ ...api, log, listener }, { opendelivery: oneToOne }, ending.signal);
  await expect.poll(() => pos.delivered(String(fine.fluxo_id)), SOON).toEqual(['ACCEPTED', 'ORDER_PICKED']);
  ending.abort();
  await running;
  await listener.fechar();
  expect(await facts()).toHaveLength(1);
});

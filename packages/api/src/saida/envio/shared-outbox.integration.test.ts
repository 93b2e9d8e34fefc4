import { advanceTime } from '@corre/db/test-database.ts';
import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Mode } from '@corre/testing/requester/modes.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

let api: TestApi;
let pos: Requester;
let integracao: number;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  await api.another();
});
afterAll(() => api.close());
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
    // Move the clock only while no message is being sent, so that no lease expires during a call.
    if ((await outbox()).every(({ tomado_ate }) => tomado_ate === null)) await advanceTime(api.url, 20);
  }
  expect(await done()).toBe(true);
  expect(pos.overlaps).toEqual([]);
  for (const { order } of orders) {
    const heard = pos.arrivals.filter((arrival) => arrival.order === order).map(({ type }) => TYPES.indexOf(type));
    // Each arrival repeats the step before or is the next one. No step goes back and no step is missing.
    expect(heard.every((step, i) => step - (heard[i - 1] ?? 0) <= 1 && step >= (heard[i - 1] ?? 0))).toBe(true);
    expect(pos.delivered(order)).toEqual(TYPES);
  }
});

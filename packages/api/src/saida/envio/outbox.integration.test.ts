import { advanceTime } from '@corre/db/test-database.ts';
import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Mode } from '@corre/testing/requester/modes.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { descartarFuturas } from './anexar.ts';
import { reenviar } from './reenviar.ts';

/** Long enough for a busy machine. */
const SOON = { timeout: 30_000 };

let api: TestApi;
let loja: number;
let pos: Requester;
let integracao: number;
const requesters: Requester[] = [];

const another = async () => {
  const requester = await startRequester();
  requesters.push(requester);
  return requester;
};

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  loja = (await api.novo.comercio()).id;
});
afterAll(() => api.close());
beforeEach(async () => {
  pos = await another();
  integracao = await plantIntegration(api, loja, pos);
});
afterEach(async () => {
  // Closed receivers must get no more attempts.
  await api.orm.em.fork().getKysely().updateTable('integracao').set({ ativa: false }).execute();
  await Promise.all(requesters.splice(0).map((requester) => requester.close()));
});

const integration = (id = integracao) =>
  api.orm.em.fork().getKysely().selectFrom('integracao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const messages = () => outboxOf(api, integracao);
const settled = () => expect.poll(async () => (await messages()).every((m) => m.tomado_ate === null), SOON).toBe(true);
/** Waits until no message is being sent, then moves the clock. */
const later = async (seconds: number) => {
  await settled();
  await advanceTime(api.url, seconds);
};
/** Moves the clock in small steps until the condition is true. After sixty steps only the condition is awaited. */
const inTime = async (holds: () => boolean, seconds = 40) => {
  for (let i = 0; i < 60 && !holds(); i += 1) {
    await pos.until(holds, 150).catch(() => later(seconds));
  }
  await pos.until(holds);
};
const TYPES = ['ACCEPTED', 'PICKUP_ONGOING', 'ARRIVED_AT_MERCHANT', 'ORDER_PICKED', 'DELIVERY_FINISHED'];

describe('a message', () => {
  it('goes out at once, signed, with who it is from and for whom, and each of an order after the one before', async () => {
    const order = await openOrder(api, integracao);
    await tell(api, order, TYPES);
    await pos.until(() => pos.arrivals.length === TYPES.length);
    expect(pos.arrivals.map(({ type, signedBy }) => [type, signedBy])).toEqual(TYPES.map((type) => [type, 0]));
    expect(pos.arrivals[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-app-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-app-merchantid': 'loja-%C3%A9-1',
      'webhook-id': expect.stringMatching(/^msg_/),
    });
    await settled();
    expect((await messages()).map((m) => [m.sequencia, m.http, m.entregue_em !== null, m.proximo_envio])).toEqual(
      TYPES.map((_, i) => [i + 1, 204, true, null]),
    );
    expect(pos.overlaps).toEqual([]);
  });

  it.each<[Mode, number | null]>([
    [500, 500],
    [400, 400],
    ['redirect', 307],
    ['reset', null],
    [503, 503],
  ])('that is answered %s comes again, byte for byte, and the next waits for it', async (mode, http) => {
    const order = await openOrder(api, integracao);
    pos.answerNext(mode);
    await tell(api, order, ['ACCEPTED', 'ORDER_PICKED']);
    await pos.until(() => pos.arrivals.length === 1);
    await settled();
    expect(await messages()).toMatchObject([
      { http, envios: 1, entregue_em: null },
      { envios: 0, proximo_envio: null },
    ]);
    await later(7);
    await pos.until(() => pos.delivered(order.order).length === 2);
    const [first, again, next] = pos.arrivals;
    expect(again?.raw).toBe(first?.raw);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(next?.type).toBe('ORDER_PICKED');
    expect(pos.overlaps).toEqual([]);
  });

  it.each<Mode>([200, 'huge', 'endless'])('that is answered %s is delivered', async (mode) => {
    const order = await openOrder(api, integracao);
    pos.answer(mode);
    await tell(api, order, ['ACCEPTED']);
    await expect.poll(async () => (await messages())[0]?.entregue_em, SOON).not.toBeNull();
    expect(pos.arrivals).toHaveLength(1);
  });

  it('that is added while the one before is under way waits for it', async () => {
    const [order, witness] = [await openOrder(api, integracao), await openOrder(api, integracao)];
    pos.answerOrder(order.order, 'slow');
    await tell(api, order, ['ACCEPTED']);
    await pos.until(() => pos.arrivals.length === 1);
    await tell(api, order, ['ORDER_PICKED']);
    await tell(api, witness, ['ACCEPTED']);
    await pos.until(() => pos.delivered(witness.order).length === 1);
    expect(pos.arrivals).toHaveLength(2);
    pos.answerOrder(order.order, null);
    pos.release();
    await pos.until(() => pos.delivered(order.order).length === 2);
    expect([pos.arrivals.length, pos.overlaps]).toEqual([3, []]);
  });

  it('is never sent before it is true, and what lies ahead can be taken back', async () => {
    const order = await openOrder(api, integracao);
    await tell(api, order, ['ACCEPTED']);
    await tell(api, order, ['ORDER_PICKED'], 60);
    await tell(api, order, ['DELIVERY_FINISHED'], 120);
    await pos.until(() => pos.arrivals.length === 1);
    await later(61);
    await pos.until(() => pos.arrivals.length === 2);
    await settled();
    await api.orm.em.fork().transactional((em) => descartarFuturas(em, { id: order.fluxo_id }));
    await tell(api, order, ['CANCELLED']);
    await pos.until(() => pos.arrivals.length === 3);
    expect(pos.delivered(order.order)).toEqual(['ACCEPTED', 'ORDER_PICKED', 'CANCELLED']);
  });

  it('is given up a day after it was true, the next may go, and both come when they are asked for again', async () => {
    const order = await openOrder(api, integracao);
    pos.answerOrder(order.order, 500);
    await tell(api, order, ['ACCEPTED', 'ORDER_PICKED']);
    await tell(api, order, ['DELIVERY_FINISHED'], 3_600 * 23);
    await pos.until(() => pos.arrivals.length === 1);
    await later(3_600 * 24 + 60);
    await pos.until(() => pos.arrivals.some(({ type }) => type === 'ORDER_PICKED'));
    await expect
      .poll(async () => (await messages()).map((m) => m.desistido_em !== null), SOON)
      .toEqual([true, true, false]);
    pos.answerOrder(order.order, null);
    await inTime(() => pos.delivered(order.order).length === 1);
    expect(pos.delivered(order.order)).toEqual(['DELIVERY_FINISHED']);
    await settled();
    expect(await reenviar(api.orm.em.fork(), integracao)).toBe(2);
    await pos.until(() => pos.delivered(order.order).length === 3);
    expect(pos.delivered(order.order)).toEqual(['DELIVERY_FINISHED', 'ACCEPTED', 'ORDER_PICKED']);
    expect(await reenviar(api.orm.em.fork(), integracao)).toBe(0);
  });
});

describe('a receiver', () => {
  it('that is slow holds up nobody else', async () => {
    const slow = await another();
    slow.answer('slow');
    const its = await plantIntegration(api, loja, slow);
    for (let i = 0; i < 12; i += 1) await tell(api, await openOrder(api, its), ['ACCEPTED']);
    await slow.until(() => slow.arrivals.length === 6);
    const order = await openOrder(api, integracao);
    await tell(api, order, TYPES);
    await pos.until(() => pos.delivered(order.order).length === TYPES.length);
    // Six at once and no more, although there is room for others.
    expect(slow.arrivals).toHaveLength(6);
    slow.answer(204);
    slow.release();
    await slow.until(() => slow.arrivals.length === 12);
  });

  it('that says 410 is called no more; what waited goes on when it is switched on again', async () => {
    const orders = [await openOrder(api, integracao), await openOrder(api, integracao)];
    pos.answerNext(410);
    for (const order of orders) await tell(api, order, ['ACCEPTED']);
    await expect.poll(() => integration(), SOON).toMatchObject({ ativa: false, desligada_por: '410' });
    await settled();
    const before = pos.arrivals.length;
    await later(3_600);
    const third = await openOrder(api, integracao);
    await tell(api, third, ['ACCEPTED']);
    const healthy = await another();
    const witness = await openOrder(api, await plantIntegration(api, loja, healthy));
    await tell(api, witness, ['ACCEPTED']);
    await healthy.until(() => healthy.arrivals.length === 1);
    expect(pos.arrivals).toHaveLength(before);
    const audit = api.orm.em.fork().getKysely().selectFrom('auditoria').select('alvo_id');
    expect(await audit.where('acao', '=', 'integracao_desligada').execute()).toContainEqual({ alvo_id: integracao });
    await api.orm.em
      .fork()
      .getKysely()
      .updateTable('integracao')
      .set({ ativa: true })
      .where('id', '=', integracao)
      .execute();
    await inTime(() => [...orders, third].every(({ order }) => pos.delivered(order).length === 1));
  });

  it('that asks for a wait gets it, whatever the order', async () => {
    pos.answerNext({ retryAfter: 600 });
    const [first, second] = [await openOrder(api, integracao), await openOrder(api, integracao)];
    await tell(api, first, ['ACCEPTED']);
    await expect.poll(async () => (await integration()).pausada_ate, SOON).not.toBeNull();
    await tell(api, second, ['ACCEPTED']);
    await later(590);
    const witness = await another();
    await tell(api, await openOrder(api, await plantIntegration(api, loja, witness)), ['ACCEPTED']);
    await witness.until(() => witness.arrivals.length === 1);
    expect(pos.arrivals).toHaveLength(1);
    await later(11);
    await pos.until(() => pos.delivered(first.order).length + pos.delivered(second.order).length === 2);
  });

  it('that is down is tried by one message at a time, and gets everything in order when it is back', async () => {
    await pos.down();
    const orders = await Promise.all(Array.from({ length: 40 }, () => openOrder(api, integracao)));
    for (const order of orders) await tell(api, order, ['ACCEPTED', 'ORDER_PICKED']);
    await expect.poll(async () => (await integration()).falhas, SOON).toBeGreaterThanOrEqual(5);
    await settled();
    const sendings = async () => (await messages()).reduce((sum, { envios }) => sum + envios, 0);
    const before = await sendings();
    for (let i = 0; i < 4; i += 1) {
      const { falhas } = await integration();
      await later(61);
      await expect.poll(async () => (await integration()).falhas, SOON).toBeGreaterThan(falhas);
    }
    await settled();
    // One test message, or two if another fell due while the clock moved.
    expect((await sendings()) - before).toBeLessThanOrEqual(8);
    await pos.up();
    await inTime(() => orders.every(({ order }) => pos.delivered(order).length === 2));
    expect(orders.every(({ order }) => pos.delivered(order).join() === 'ACCEPTED,ORDER_PICKED')).toBe(true);
    expect(pos.overlaps).toEqual([]);
    expect(await integration()).toMatchObject({ falhas: 0, pausada_ate: null });
  });
});

it('the calls are kept for the screen, without addresses', async () => {
  pos.answerNext(500);
  await tell(api, await openOrder(api, integracao), ['ACCEPTED']);
  await inTime(() => pos.arrivals.length === 2, 7);
  const calls = () =>
    api.orm.em
      .fork()
      .getKysely()
      .selectFrom('chamada_externa')
      .selectAll()
      .where('integracao_id', '=', integracao)
      .orderBy('id')
      .execute();
  await expect
    .poll(async () => (await calls()).map(({ direcao, rota, http }) => [direcao, rota, http]))
    .toEqual([
      ['saida', 'ACCEPTED', 500],
      ['saida', 'ACCEPTED', 204],
    ]);
  expect(JSON.stringify(await calls())).not.toContain('127.0.0.1');
});

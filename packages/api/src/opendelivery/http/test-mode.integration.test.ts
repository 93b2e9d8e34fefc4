import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale, PRICE } from '@corre/testing/open-delivery/point-of-sale.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderDetailsSchema } from '../formato/answers.ts';
import { orderEventSchema } from '../formato/event.ts';

let api: TestApi;
let loja: SignedIn;
let requester: Requester;
let pos: PointOfSale;

beforeAll(async () => {
  requester = await startRequester();
  api = await startApi({ OD_REDE_LOCAL: 'true', OD_POR_MINUTO: '100000' });
  loja = await api.novo.comercio();
  await api.novo.entregador();
  const { id } = await api.novo.entregador();
  const db = api.orm.em.fork().getKysely();
  await db.updateTable('entregador').set({ veiculo: 'carro' }).where('id', '=', id).execute();
  pos = await connect(api, loja.id, { ambiente: 'teste', url_eventos: requester.events });
  requester.secrets.push(pos.secret);
});
afterAll(async () => {
  await api.close();
  await requester.close();
});
afterEach(() => resetTime(api.url));

const later = (seconds: number) => advanceTime(api.orm.em.fork(), seconds);
const until = (orderId: string, type: string) => requester.until(() => requester.delivered(orderId).includes(type));
const ask = async (more: Record<string, unknown> = {}) => {
  const order = anOrder(more);
  expect(await pos.post('delivery', order)).toMatchObject({ status: 202 });
  return order.orderId;
};
const told = async (orderId: string) =>
  orderDetailsSchema.parse((await pos.details(orderId)).body).events.map(({ type }) => type);

it('a test walks through a delivery in a minute and touches nothing of the queue', async () => {
  const orderId = await ask({ notifyConclusion: true });
  expect(await told(orderId)).toEqual(['PENDING']);
  await later(20);
  expect(await told(orderId)).toEqual(['PENDING', 'ACCEPTED', 'PICKUP_ONGOING', 'ARRIVED_AT_MERCHANT']);
  await later(41);
  await until(orderId, 'DELIVERY_FINISHED');
  for (const { raw } of requester.arrivals) orderEventSchema.parse(JSON.parse(raw));
  expect((await told(orderId)).slice(1)).toEqual(requester.delivered(orderId));
  const [count] = await api.orm.em
    .fork()
    .execute<{ total: number }[]>('select count(*)::int as total from solicitacao');
  expect(count?.total).toBe(0);
});

it.each([
  ['REJEITAR', 'REJECTED'],
  ['Ana CANCELAR', 'CANCELLED'],
  ['problema', 'DELIVERY_FINISHED'],
])("its ending is chosen by the customer's name: %s", async (customerName, ending) => {
  const orderId = await ask({ customerName });
  await later(61);
  await until(orderId, ending);
  const details = orderDetailsSchema.parse((await pos.details(orderId)).body);
  expect(details.events.at(-1)?.type).toBe(ending);
  expect(details.problem !== undefined).toBe(customerName === 'problema');
});

it('it can be cancelled, and says no more of what was to come', async () => {
  const orderId = await ask();
  await later(20);
  for (const _ of [1, 2]) {
    expect((await pos.post(`cancel/${orderId}`, { reason: 'OTHER' })).body).toEqual({ additionalCharges: true });
  }
  await later(61);
  await until(orderId, 'CANCELLED');
  expect((await told(orderId)).at(-1)).toBe('CANCELLED');
});

it('the answer to its problem is honoured', async () => {
  const orderId = await ask({ customerName: 'PROBLEMA' });
  await later(46);
  const answer = { reason: 'NOBODY_TO_RECEIVE', action: 'RETURN_TO_STORE' };
  expect(await pos.post(`handleProblem/${orderId}`, answer)).toMatchObject({ status: 200 });
  await later(20);
  await until(orderId, 'DELIVERY_FINISHED');
  expect(await told(orderId)).not.toContain('ORDER_DELIVERED');
  const { events } = orderDetailsSchema.parse((await pos.details(orderId)).body);
  expect(events.at(-1)).toMatchObject({ type: 'DELIVERY_FINISHED', message: 'Devolvida à loja' });
});

const now = () => new Date().toISOString();
const status = async (path: string, body?: unknown) => (await pos.post(path, body)).status;
const ANNOUNCED = { notifyReadyForPickup: true, notifyPickup: true, notifyConclusion: true };

it('its calls are refused where those of a real order are: before there is anything to answer', async () => {
  const orderId = await ask(ANNOUNCED);
  for (const action of ['RETURN_TO_STORE', 'DELIVER_PRODUCT', 'CANCEL_DELIVERY'])
    expect(await status(`handleProblem/${orderId}`, { reason: 'OTHER', action })).toBe(422);
  expect(await status(`finishDelivery/${orderId}`, { finishDate: now() })).toBe(422);
  expect(await status(`readyForPickup/${orderId}`)).toBe(200);
  await later(26);
  expect(await status(`orderPicked/${orderId}`, {})).toBe(200);
  // The order has left the shop, so the confirmation may come before the courier's last step.
  expect(await status(`finishDelivery/${orderId}`, { finishDate: now() })).toBe(200);
  await later(61);
  await until(orderId, 'DELIVERY_FINISHED');
  expect(await status(`handleProblem/${orderId}`, { reason: 'OTHER', action: 'DELIVER_PRODUCT' })).toBe(422);
});

it.each([
  ['REJEITAR', 'REJECTED'],
  ['CANCELAR', 'CANCELLED'],
])('its calls are refused where those of a real order are: once it is over, %s', async (customerName, ending) => {
  const orderId = await ask({ ...ANNOUNCED, customerName });
  await later(61);
  await until(orderId, ending);
  expect(await status(`readyForPickup/${orderId}`)).toBe(422);
  expect(await status(`orderPicked/${orderId}`, {})).toBe(422);
  expect(await status(`finishDelivery/${orderId}`, { finishDate: now() })).toBe(422);
  expect(await status(`handleProblem/${orderId}`, { reason: 'OTHER', action: 'DELIVER_PRODUCT' })).toBe(422);
});

it('the answer to its problem may be repeated, and another one comes too late', async () => {
  const orderId = await ask({ customerName: 'PROBLEMA', notifyConclusion: true });
  await later(46);
  const answer = (action: string) => status(`handleProblem/${orderId}`, { reason: 'NOBODY_TO_RECEIVE', action });
  expect([await answer('RETURN_TO_STORE'), await answer('RETURN_TO_STORE'), await answer('CANCEL_DELIVERY')]).toEqual([
    200, 200, 422,
  ]);
  await later(70);
  await until(orderId, 'DELIVERY_FINISHED');
});

describe('what production refuses', () => {
  /** Sends the same fields as a test and as a real order, and returns the answers and first events of both. */
  async function both(more: Record<string, unknown>) {
    const real = await connect(api, loja.id, { url_eventos: requester.events });
    const answers = [];
    for (const side of [pos, real]) {
      const order = anOrder(more);
      const { status, body } = await side.post('delivery', order);
      const details = status === 202 ? orderDetailsSchema.parse((await side.details(order.orderId)).body) : null;
      const told = details?.events.map(({ type, message, rejectionInfo }) => [type, message, rejectionInfo?.reason]);
      answers.push({ status, title: body.title, told });
    }
    return answers;
  }

  it.each([
    ['a vehicle that nobody rides', { vehicle: { type: ['SCOOTER'], container: 'NORMAL' } }],
    ['limits that nobody could keep', { limitTimes: { deliveryLimit: 1 } }],
    [
      'an address that says nothing',
      { deliveryAddress: { ...anOrder().deliveryAddress, street: '-', number: '', complement: '', district: '' } },
    ],
    ['a schedule too far ahead', { preparationStartDateTime: '2099-01-01T00:00:00Z' }],
  ])('a test refuses as well: %s', async (_, more) => {
    const [test, real] = await both(more);
    expect(test).toEqual(real);
  });

  it('a test is rejected as well: a place for which the shop has no price', async () => {
    const other = await api.novo.comercio();
    const own = await connect(api, other.id, { ambiente: 'teste', url_eventos: requester.events });
    requester.secrets.push(own.secret);
    const db = api.orm.em.fork().getKysely();
    await db.deleteFrom('preco_do_comercio').where('comercio_id', '=', other.id).execute();
    const order = anOrder({ customerName: 'CANCELAR' });
    expect((await own.post('delivery', order)).status).toBe(202);
    const details = orderDetailsSchema.parse((await own.details(order.orderId)).body);
    expect(details.events.map(({ type, rejectionInfo }) => [type, rejectionInfo?.reason])).toEqual([
      ['PENDING', undefined],
      ['REJECTED', 'REGION_NOT_SERVED'],
    ]);
    expect((await own.post(`cancel/${order.orderId}`, { reason: 'OTHER' })).status).toBe(422);
    // With a price, the same order may be sent again.
    await db
      .insertInto('preco_do_comercio')
      .values({ comercio_id: other.id, bairro: '', bairro_chave: '', valor: 7 })
      .execute();
    expect((await own.post('delivery', order)).status).toBe(202);
    await later(6);
    const again = orderDetailsSchema.parse((await own.details(order.orderId)).body);
    expect([again.events[1]?.type, again.deliveryPrice?.price.value]).toEqual(['ACCEPTED', 7]);
  });

  it('a test waits as well while the shop has too much open, and keeps nothing of what it tried', async () => {
    const full = await startApi({ ABERTAS_POR_LOJA: '1' });
    const shop = await full.novo.comercio();
    await full.novo.entregador();
    const own = await connect(full, shop.id, { ambiente: 'teste' });
    for (const _ of [1, 2]) expect((await own.post('delivery', anOrder())).status).toBe(202);
    const path = `/comercio/${encodeURIComponent(shop.nome)}/solicitar-entrega`;
    expect((await shop.cliente.post(path, { endereco: 'Rua A, 1', valor_estimado: 9 })).status).toBe(200);
    const answer = await own.post('delivery', anOrder());
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 60]);
    const tables = await full.orm.em
      .fork()
      .execute<{ total: number }[]>(
        'select count(*)::int as total from solicitacao union all select count(*)::int from rota',
      );
    expect(tables.map(({ total }) => total)).toEqual([1, 1]);
    await full.close();
  });

  it('what a test costs stays what it was, though the shop changes its table meanwhile', async () => {
    const orderId = await ask();
    await later(20);
    const db = api.orm.em.fork().getKysely();
    const price = (valor: number) =>
      db.updateTable('preco_do_comercio').set({ valor }).where('comercio_id', '=', loja.id).execute();
    await price(99);
    await pos.post(`cancel/${orderId}`, { reason: 'OTHER' });
    expect(orderDetailsSchema.parse((await pos.details(orderId)).body).deliveryPrice?.price.value).toBe(PRICE);
    await price(PRICE);
  });
});

it('its courier rides one of the vehicles that were asked for', async () => {
  const orderId = await ask({ vehicle: { type: ['CAR', 'VUC'], container: 'NORMAL' } });
  await later(6);
  expect(orderDetailsSchema.parse((await pos.details(orderId)).body).vehicle?.type).toBe('CAR');
});

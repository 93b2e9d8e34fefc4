import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderDetailsSchema } from '../formato/answers.ts';
import { orderEventSchema } from '../formato/event.ts';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let requester: Requester;
let pos: PointOfSale;

beforeAll(async () => {
  requester = await startRequester();
  api = await startApi({
    OD_REDE_LOCAL: 'true',
    OD_POR_MINUTO: '100000',
    SITE_URL: 'https://corre.example',
    OFERTA_SEGUNDOS: '60',
    OFERTA_ENTREGA_SEGUNDOS: '60',
  });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
  pos = await connect(api, loja.id, { url_eventos: requester.events, url_codigo: requester.codes });
  requester.secrets.push(pos.secret);
});
afterAll(async () => {
  await api.close();
  await requester.close();
});
beforeEach(() => emptyQueue(api.orm.em.fork()));

const rows = <Row>(consulta: string, ...values: unknown[]) => api.orm.em.fork().execute<Row[]>(consulta, values);

const requestOf = async (orderId: string): Promise<number> => {
  const [row] = await rows<{ id: number }>(
    `select f.solicitacao_id as id from pedido_externo p join tentativa t on t.pedido_externo_id = p.id
       join fluxo_externo f on f.id = t.fluxo_id where p.order_id = ? order by t.numero desc limit 1`,
    orderId,
  );
  return row?.id ?? 0;
};

/** An order that a courier has accepted. */
async function accepted(more: Record<string, unknown> = {}, version = 'v1') {
  await emptyQueue(api.orm.em.fork());
  const courier = await api.novo.entregador({ nome_completo: 'João Pereira' });
  await ficarOnline(courier);
  const order = anOrder(more);
  const answer = await pos.at('', version).post('delivery', order);
  expect(answer).toMatchObject({ status: 202 });
  const id = await requestOf(order.orderId);
  await aceitar(courier, id);
  return { courier, order, id, orderId: order.orderId };
}

/** Returns the received events of an order, each checked by the strict schema. */
const heard = (orderId: string) =>
  requester.arrivals
    .filter(({ order }) => order === orderId)
    .map(({ raw, headers, signedBy }) => {
      expect(signedBy).toBe(0);
      expect(headers['x-app-merchantid']).toBe(anOrder().merchant.id);
      expect(headers['x-app-id']).toMatch(/^[\da-f-]{36}$/);
      return orderEventSchema.parse(JSON.parse(raw));
    });
const until = (orderId: string, type: string) => requester.until(() => requester.delivered(orderId).includes(type));
const marco = ({ cliente }: SignedIn, id: number, tipo: string) =>
  cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo });

const PLAIN = [
  'ACCEPTED',
  'PICKUP_ONGOING',
  'ARRIVED_AT_MERCHANT',
  'ORDER_PICKED',
  'DELIVERY_ONGOING',
  'ARRIVED_AT_CUSTOMER',
  'ORDER_DELIVERED',
  'DELIVERY_FINISHED',
];

describe('a delivery is told', () => {
  it.each(['v1', 'v2'])('from its acceptance to its end by %s, and the details say the same', async (version) => {
    const { courier, id, orderId } = await accepted({}, version);
    await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
    await until(orderId, 'DELIVERY_FINISHED');
    const events = heard(orderId);
    expect(events.map(({ event }) => event.type)).toEqual(PLAIN);
    expect(events.flatMap(({ event: { type, message } }) => (message ? [[type, message]] : []))).toEqual([
      ['DELIVERY_FINISHED', 'Entregue ao cliente'],
    ]);
    expect(events[0]).toMatchObject({
      vehicle: { type: 'MOTORBIKE_BAG', container: 'THERMIC' },
      deliveryPrice: { price: { value: 9.5, currency: 'BRL' } },
      deliveryPerson: { name: 'João P.' },
      externalTrackingURL: expect.stringMatching(/^https:\/\/corre\.example\/r\//),
    });
    const details = orderDetailsSchema.parse((await pos.details(orderId)).body);
    expect(details.events.slice(1)).toEqual(events.map(({ event }) => event));
    expect(details.times?.isDeliveryFinished).toBe(true);
    expect(requester.overlaps).toEqual([]);
  });

  // [localizacao]
  it('with the courier’s place while they carry it, once a minute, if they agreed', async () => {
    const { pickupAddress } = anOrder();
    const shop = { ...pickupAddress, latitude: -23.43, longitude: -51.93 };
    const { courier, id, orderId } = await accepted({ pickupAddress: shop });
    const send = (latitude: number) =>
      courier.cliente.put(`/entregador/${courier.id}/localizacao`, { latitude, longitude: -51.93, precisao: 9 });
    await courier.cliente.put(`/entregador/${courier.id}/preferencias`, { compartilha_localizacao: true });
    await avancar(courier, id, 'em_retirada', 'em_entrega');
    await until(orderId, 'DELIVERY_ONGOING');
    await advanceTime(api.orm.em.fork(), 61);
    for (const latitude of [-23.41, -23.42]) expect(await send(latitude)).toMatchObject({ status: 200 });
    const places = () =>
      heard(orderId).flatMap(({ event, geoLocalization }) =>
        geoLocalization ? [{ ...geoLocalization, type: event.type }] : [],
      );
    const lastAddress = { distanceToDelivery: expect.stringMatching(/^\d+$/), timestamp: expect.any(String) };
    await requester.until(() => places().length === 1);
    await advanceTime(api.orm.em.fork(), 61);
    await send(-23.43);
    await requester.until(() => places().length === 2);
    await avancar(courier, id, 'finalizada');
    await until(orderId, 'DELIVERY_FINISHED');
    expect(places()).toEqual([
      {
        type: 'DELIVERY_ONGOING',
        latitude: expect.any(Number),
        longitude: -51.93,
        lastAddress: { ...lastAddress, distanceToPickup: expect.stringMatching(/^\d{4}$/) },
      },
      {
        type: 'DELIVERY_ONGOING',
        latitude: -23.43,
        longitude: -51.93,
        lastAddress: { ...lastAddress, distanceToPickup: '0' },
      },
    ]);
    expect(heard(orderId).map(({ event }) => event.type)).toEqual(
      PLAIN.flatMap((type) => (type === 'DELIVERY_ONGOING' ? [type, type, type] : [type])),
    );
  });

  // [localizacao]
  it('without the place of a courier who carries something else', async () => {
    const { courier, id, orderId } = await accepted();
    await courier.cliente.put(`/entregador/${courier.id}/preferencias`, { compartilha_localizacao: true });
    const [other] = await pedir(loja);
    const given = { solicitacao_id: other, entregador_id: courier.id, force_assign: true };
    expect(await suporte.cliente.put('/suporte/atribuir-entrega', given)).toMatchObject({ status: 200 });
    await avancar(courier, other, 'em_retirada', 'em_entrega');
    const place = { latitude: -23.4, longitude: -51.9, precisao: 5 };
    const sent = await courier.cliente.put(`/entregador/${courier.id}/localizacao`, place);
    expect(sent).toMatchObject({ status: 200 });
    await avancar(courier, id, 'em_retirada');
    await until(orderId, 'ARRIVED_AT_MERCHANT');
    expect(heard(orderId).flatMap(({ geoLocalization }) => (geoLocalization ? [geoLocalization] : []))).toEqual([]);
  });

  it('with its return, and to its end by the word that was announced', async () => {
    const payments = { method: 'OFFLINE', offlineMethod: [{ type: 'CASH' }] };
    const wishes = { returnToMerchant: true, notifyConclusion: true, payments };
    const { courier, id, orderId } = await accepted(wishes);
    await avancar(courier, id, 'em_retirada', 'em_entrega');
    expect(await marco(courier, id, 'entregue')).toMatchObject({ status: 200 });
    await until(orderId, 'RETURNING_TO_MERCHANT');
    expect(await marco(courier, id, 'devolvido')).toMatchObject({ status: 200 });
    await until(orderId, 'RETURNED_TO_MERCHANT');
    expect(requester.delivered(orderId)).not.toContain('DELIVERY_FINISHED');
    for (const _ of [1, 2]) {
      const answer = await pos.post(`finishDelivery/${orderId}`, { finishDate: new Date().toISOString() });
      expect(answer).toMatchObject({ status: 200, text: '' });
    }
    await until(orderId, 'DELIVERY_FINISHED');
    const told = heard(orderId).map(({ event }) => event.type);
    expect(told.slice(-4)).toEqual([
      'ORDER_DELIVERED',
      'RETURNING_TO_MERCHANT',
      'RETURNED_TO_MERCHANT',
      'DELIVERY_FINISHED',
    ]);
    // The cash came back, the order did not.
    expect(heard(orderId).at(-1)?.event.message).toBe('Entregue ao cliente');
  });

  it('to its end without that word once it is late', async () => {
    const { courier, id, orderId } = await accepted({ notifyConclusion: true });
    await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
    await until(orderId, 'ORDER_DELIVERED');
    await rows(`update tentativa set concluir_ate = agora() - interval '1 second' where concluir_ate is not null`);
    await until(orderId, 'DELIVERY_FINISHED');
  });

  it('as rejected when nobody took it in time, and may be asked for again', async () => {
    const order = anOrder();
    await pos.post('delivery', order);
    await rows(`update tentativa set rejeitar_em = agora() - interval '1 second' where rejeitar_em is not null`);
    await until(order.orderId, 'REJECTED');
    expect(heard(order.orderId)[0]?.event.rejectionInfo).toEqual({ reason: 'NO_DELIVERYPERSON_AVAILABLE' });
    expect((await pos.post('delivery', order)).status).toBe(202);
    expect(
      await rows(
        'select 1 from pedido_externo p join tentativa t on t.pedido_externo_id = p.id where p.order_id = ?',
        order.orderId,
      ),
    ).toHaveLength(2);
  });

  it('as cancelled, with charges once the courier is at the shop', async () => {
    for (const [steps, additionalCharges] of [
      [[], false],
      [['em_retirada'], true],
      [['em_retirada', 'em_entrega'], true],
    ] as const) {
      const { courier, id, orderId } = await accepted();
      await avancar(courier, id, ...steps);
      for (const _ of [1, 2]) {
        expect((await pos.post(`cancel/${orderId}`, { reason: 'OTHER' })).body).toEqual({ additionalCharges });
      }
      await until(orderId, 'CANCELLED');
      orderDetailsSchema.parse((await pos.details(orderId)).body);
    }
    const { courier, id, orderId } = await accepted();
    await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await pos.post(`cancel/${orderId}`, { reason: 'OTHER' })).status).toBe(422);
  });

  it('with its problem, and what was answered to it', async () => {
    const { courier, id, orderId } = await accepted();
    await avancar(courier, id, 'em_retirada', 'em_entrega');
    const report = { motivo: 'ninguem_atende', mensagem: 'Interfone sem resposta' };
    expect(await courier.cliente.post(`/entregador/solicitacao/${id}/problema`, report)).toMatchObject({ status: 200 });
    await requester.until(() => heard(orderId).some(({ problem }) => problem !== undefined));
    expect(heard(orderId).at(-1)).toMatchObject({
      event: { type: 'ARRIVED_AT_CUSTOMER' },
      problem: [{ reason: 'NOBODY_TO_RECEIVE', message: 'Interfone sem resposta' }],
    });
    const answer = { reason: 'NOBODY_TO_RECEIVE', action: 'RETURN_TO_STORE' };
    for (const _ of [1, 2]) expect(await pos.post(`handleProblem/${orderId}`, answer)).toMatchObject({ status: 200 });
    await until(orderId, 'RETURNING_TO_MERCHANT');
    expect(await marco(courier, id, 'devolvido')).toMatchObject({ status: 200 });
    await until(orderId, 'DELIVERY_FINISHED');
    expect(requester.delivered(orderId)).not.toContain('ORDER_DELIVERED');
    expect(heard(orderId).at(-1)?.event).toMatchObject({ type: 'DELIVERY_FINISHED', message: 'Devolvida à loja' });
    const details = orderDetailsSchema.parse((await pos.details(orderId)).body);
    expect(details.problem).toMatchObject([{ resolved: true, actionTaken: 'RETURN_TO_STORE' }]);
    // The instant identifies the problem in events and details.
    const heardOf = heard(orderId).flatMap(({ problem = [] }) => problem);
    expect(details.problem?.map(({ datetime }) => datetime)).toEqual(heardOf.map(({ datetime }) => datetime));
  });

  it('when a courier sets out for it only after what they had before', async () => {
    const first = await accepted();
    const order = anOrder();
    await pos.post('delivery', order);
    const suporte = await api.novo.funcionario('suporte');
    const second = await requestOf(order.orderId);
    const given = { solicitacao_id: second, entregador_id: first.courier.id, force_assign: true };
    expect(await suporte.cliente.put('/suporte/atribuir-entrega', given)).toMatchObject({ status: 200 });
    await until(order.orderId, 'ACCEPTED');
    expect(requester.delivered(order.orderId)).toEqual(['ACCEPTED']);
    // 12 minutes to the shop after 35 to another customer: one whole delivery more than for the first.
    expect(heard(order.orderId)[0]?.eta?.pickupEtaInMinutes).toBe(47);
    await avancar(first.courier, first.id, 'em_retirada', 'em_entrega', 'finalizada');
    await until(order.orderId, 'PICKUP_ONGOING');
  });
});

describe('an order that is not ready', () => {
  it('is offered when the point of sale says so, and the call that was not announced is refused', async () => {
    const order = anOrder({ notifyReadyForPickup: true, limitTimes: { pickupLimit: 60, deliveryLimit: 90 } });
    await pos.post('delivery', order);
    const id = await requestOf(order.orderId);
    const held = () => rows('select r.retida from rota r join solicitacao s on s.rota_id = r.id where s.id = ?', id);
    expect(await held()).toEqual([{ retida: true }]);
    for (const _ of [1, 2]) expect((await pos.post(`readyForPickup/${order.orderId}`)).status).toBe(200);
    expect(await held()).toEqual([{ retida: false }]);
    expect((await pos.post(`orderPicked/${order.orderId}`, {})).status).toBe(422);
  });
});

describe('of two at once exactly one is', () => {
  it('the acceptance or the cancellation', async () => {
    for (let round = 0; round < 6; round += 1) {
      const courier = await api.novo.entregador();
      await ficarOnline(courier);
      const order = anOrder();
      await pos.post('delivery', order);
      const id = await requestOf(order.orderId);
      await Promise.all([
        pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' }),
        courier.cliente.put(`/entregador/${courier.id}/aceitar-solicitacao/${id}`),
      ]);
      await until(order.orderId, 'CANCELLED');
      const told = heard(order.orderId).map(({ event }) => event.type);
      expect(told.filter((type) => type === 'CANCELLED')).toHaveLength(1);
      expect(told.at(-1)).toBe('CANCELLED');
    }
  });

  it('the rejection or the request again', async () => {
    const order = anOrder();
    const first = await pos.post('delivery', order);
    await rows(`update tentativa set rejeitar_em = agora() where rejeitar_em is not null`);
    const deadline = Date.now() + 20_000;
    let again = first;
    while (again.text === first.text && Date.now() < deadline) again = await pos.post('delivery', order);
    expect(again).toMatchObject({ status: 202 });
    await until(order.orderId, 'REJECTED');
    const open = await rows(
      `select 1 from solicitacao where numero_pedido = '96B4' and id = ? and status = 'aguardando'`,
      await requestOf(order.orderId),
    );
    expect(open).toHaveLength(1);
  });
});

describe('an order that would like to go with another', () => {
  it('goes with it while that one waits, and says so; alone, and says so, where that cannot be', async () => {
    await emptyQueue(api.orm.em.fork());
    const first = anOrder();
    await pos.post('delivery', first);
    const second = anOrder({ combinedOrdersIds: [first.orderId] });
    await pos.post('delivery', second);
    const routes = await rows<{ total: number }>(
      'select count(distinct rota_id)::int as total from solicitacao where id in (?, ?)',
      await requestOf(first.orderId),
      await requestOf(second.orderId),
    );
    expect(routes).toEqual([{ total: 1 }]);
    const courier = await api.novo.entregador();
    await ficarOnline(courier);
    await aceitar(courier, await requestOf(first.orderId));
    await until(second.orderId, 'ACCEPTED');
    expect(heard(second.orderId)[0]).toMatchObject({ combinedOrdersIds: [first.orderId] });
    await until(first.orderId, 'ACCEPTED');
    const both = [...heard(first.orderId), ...heard(second.orderId)];
    expect(new Set(both.map(({ deliveryId }) => deliveryId)).size).toBe(1);
    const keys = both.map(({ deliveryId, event }) => `${deliveryId} ${event.type} ${event.datetime}`);
    expect(new Set(keys).size).toBe(keys.length);
    const { orderId } = await accepted({ combinedOrdersIds: [first.orderId] });
    await until(orderId, 'ACCEPTED');
    expect(heard(orderId)[0]?.event.message).toContain('rota própria');
    expect(heard(orderId)[0]?.deliveryId).not.toBe(both[0]?.deliveryId);
  });

  it('that was rejected there goes alone when it is asked for again: no deliveryId stands for two of its attempts', async () => {
    await emptyQueue(api.orm.em.fork());
    await api.novo.entregador();
    const first = anOrder();
    await pos.post('delivery', first);
    const second = anOrder({ combinedOrdersIds: [first.orderId] });
    const refused = await pos.post('delivery', second);
    const before = await requestOf(second.orderId);
    await rows(
      `update tentativa t set rejeitar_em = agora() from fluxo_externo f where f.id = t.fluxo_id and f.solicitacao_id = ?`,
      before,
    );
    await until(second.orderId, 'REJECTED');
    const again = await pos.post('delivery', second);
    expect(again).toMatchObject({ status: 202 });
    expect(again.body.deliveryId).not.toBe(refused.body.deliveryId);
    expect((await pos.post('delivery', anOrder({ combinedOrdersIds: [first.orderId] }))).body.deliveryId).toBe(
      refused.body.deliveryId,
    );
  });
});

describe('a code at the door', () => {
  it('is the requester to say, and the delivery ends with it', async () => {
    requester.rightCode('4711');
    const { courier, id, orderId } = await accepted({ confirmationCodeRequired: true });
    await avancar(courier, id, 'em_retirada', 'em_entrega');
    const end = (codigo: string) =>
      courier.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', codigo });
    expect((await end('1')).status).toBe(400);
    expect((await end('4711')).status).toBe(200);
    await until(orderId, 'DELIVERY_FINISHED');
    requester.rightCode(null);
  });
});

import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  availabilitySchema,
  cancelResponseSchema,
  orderDetailsSchema,
  orderResponseSchema,
  problemSchema,
  tokenProblemSchema,
  tokenResponseSchema,
} from '../formato/answers.ts';
import { CANCEL_REASONS } from '../formato/vocabulary.ts';

let api: TestApi;
let loja: SignedIn;
let pos: PointOfSale;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  await api.novo.entregador();
  pos = await connect(api, loja.id);
});
afterAll(() => api.close());

const problem = (answer: { status: number; headers: Headers; body: unknown }, status: number) => {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const body = problemSchema.parse(answer.body);
  expect(body.status).toBe(status);
  return body.title;
};
const rows = (consulta: string, ...values: unknown[]) =>
  api.orm.em.fork().execute<Record<string, unknown>[]>(consulta, values);

describe('a token', () => {
  it('is given for the secret, in JSON, in a form and with Basic, at either address', async () => {
    expect(tokenResponseSchema.parse((await pos.askToken()).body).expires_in).toBe(21_600);
    const { client_id, secret } = pos;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id,
      client_secret: secret,
      scope: 'od.all',
    });
    for (const path of ['/od/oauth/token', '/od/v1/oauth/token', '/oauth/token']) {
      const answer = await pos.send(path, { method: 'POST', body: form });
      expect(tokenResponseSchema.parse(answer.body).token_type).toBe('bearer');
    }
    const basic = `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`;
    const grant = new URLSearchParams({ grant_type: 'client_credentials' });
    const answer = await pos.send('/od/oauth/token', {
      method: 'POST',
      body: grant,
      headers: { authorization: basic },
    });
    expect(answer.status).toBe(200);
  });

  it('is refused in the same words to a wrong secret, an unknown client and one that is off', async () => {
    const other = await connect(api, loja.id, { ativa: false });
    const answers = [
      await pos.askToken({ client_secret: 'errado' }),
      await pos.askToken({ client_id: '7e9ad9a5-2ad1-4d0f-8c6b-9a51a6ba0f11' }),
      await pos.askToken({ client_id: 'nada' }),
      await other.askToken(),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(tokenProblemSchema.parse(answer.body)).toEqual(tokenProblemSchema.parse(answers[0]?.body));
    }
    const code = await pos.askToken({ grant_type: 'password' });
    expect(tokenProblemSchema.parse(code.body)).toMatchObject({ status: 400, code: 'unsupported_grant_type' });
  });

  it('is good for the former secret while it overlaps, and the present one is noted when it is used', async () => {
    const own = await connect(api, loja.id);
    const former = own.secret;
    await rows(
      `update integracao set segredo_anterior_cifrado = segredo_cifrado, anterior_ate = agora() + interval '7 days', segredo_cifrado = ? where id = ?`,
      api.vault.seal('novo-segredo'),
      own.id,
    );
    expect((await own.askToken({ client_secret: former })).status).toBe(200);
    expect(await rows('select segredo_usado_em from integracao where id = ?', own.id)).toEqual([
      { segredo_usado_em: null },
    ]);
    expect((await own.askToken({ client_secret: 'novo-segredo' })).status).toBe(200);
    expect(
      await rows('select 1 as usado from integracao where id = ? and segredo_usado_em is not null', own.id),
    ).toHaveLength(1);
    await rows(`update integracao set anterior_ate = agora() - interval '1 second' where id = ?`, own.id);
    expect((await own.askToken({ client_secret: former })).status).toBe(401);
  });

  it('dies with its integration, at once', async () => {
    const own = await connect(api, loja.id);
    expect((await own.details('x')).status).toBe(404);
    await rows('update integracao set ativa = false where id = ?', own.id);
    problem(await own.details('x'), 401);
  });

  it('is asked for no more often than the limit, and calls neither', async () => {
    const slow = await startApi({ OD_TOKENS_POR_MINUTO: '2', OD_POR_MINUTO: '3' });
    const own = await connect(slow, (await slow.novo.comercio()).id);
    const calls = [await own.details('x'), await own.details('x'), await own.details('x'), await own.details('x')];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    expect(Number(calls[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const tokens = [await own.askToken(), await own.askToken()];
    expect(tokens.map(({ status }) => status)).toEqual([200, 429]);
    await slow.close();
  });
});

describe('a delivery', () => {
  it('is asked for and stands in the queue as the shop would have asked for it', async () => {
    const order = anOrder();
    const answer = await pos.post('delivery', order);
    expect(answer).toMatchObject({ status: 202 });
    const { deliveryId, completion } = orderResponseSchema.parse(answer.body);
    expect(deliveryId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(Date.parse(completion.rejectAfter ?? '')).toBeGreaterThan(Date.now());
    const [request] = await rows(
      `select s.endereco, s.observacao, s.origem, s.canal, s.numero_pedido, s.valor_estimado, s.link_localizacao, s.exige_codigo, s.status
         from tentativa t join fluxo_externo f on f.id = t.fluxo_id join solicitacao s on s.id = f.solicitacao_id
        where t.delivery_id = ?`,
      deliveryId,
    );
    expect(request).toEqual({
      endereco: 'Rua Neo Alves Martins, 1290, Ap 31 - Zona 07',
      observacao: 'Portão azul',
      origem: 'opendelivery',
      canal: 'PDV de teste',
      numero_pedido: '96B4',
      valor_estimado: 9.5,
      link_localizacao: 'https://www.google.com/maps/search/?api=1&query=-23.4139,-51.9256',
      exige_codigo: false,
      status: 'aguardando',
    });
  });

  it('is the same one when it is asked for again, and another body is refused', async () => {
    const order = anOrder();
    const first = await pos.post('delivery', order);
    const { orderId, ...rest } = order;
    const again = await pos.at('', 'v1').post('delivery', { ...rest, orderId });
    expect(again.text).toBe(first.text);
    expect(problem(await pos.post('delivery', { ...order, customerName: 'Outra' }), 422)).toBe('orderId já solicitado');
    expect(
      await rows(
        'select 1 from pedido_externo p join tentativa t on t.pedido_externo_id = p.id where p.order_id = ?',
        orderId,
      ),
    ).toHaveLength(1);
  });

  it('is one, of ten that ask for it at once', async () => {
    const order = anOrder();
    await pos.token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pos.post('delivery', order)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    const [count] = await rows(
      'select count(*)::int as total from pedido_externo p join tentativa t on t.pedido_externo_id = p.id where p.order_id = ?',
      order.orderId,
    );
    expect(count).toEqual({ total: 1 });
  });

  it('is refused at the door by an event, and may be asked for again', async () => {
    const own = await connect(api, (await api.novo.comercio()).id);
    await rows(
      'delete from preco_do_comercio where comercio_id = (select comercio_id from integracao where id = ?)',
      own.id,
    );
    const order = anOrder();
    const first = orderResponseSchema.parse((await own.post('delivery', order)).body);
    await expect.poll(async () => (await own.details<{ events: unknown[] }>(order.orderId)).body.events.length).toBe(2);
    const details = orderDetailsSchema.parse((await own.details(order.orderId)).body);
    expect(details.events[1]).toMatchObject({ type: 'REJECTED', rejectionInfo: { reason: 'REGION_NOT_SERVED' } });
    const second = orderResponseSchema.parse((await own.post('delivery', { ...order, customerName: 'Outra' })).body);
    expect(second.deliveryId).not.toBe(first.deliveryId);
  });

  it('is refused for a vehicle that nobody rides and for times that nobody keeps', async () => {
    const car = anOrder({ vehicle: { type: ['CAR'], container: 'NORMAL' } });
    const soon = anOrder({ limitTimes: { pickupLimit: 1, deliveryLimit: 2 } });
    for (const [order, reason] of [
      [car, 'VEHICLE_NOT_AVAILABLE'],
      [soon, 'DOES_NOT_MEET_REQUESTED_TIMES'],
    ] as const) {
      expect((await pos.post('delivery', order)).status).toBe(202);
      await expect
        .poll(async () => (await pos.details<{ events: unknown[] }>(order.orderId)).body.events[1])
        .toMatchObject({ type: 'REJECTED', rejectionInfo: { reason } });
      orderDetailsSchema.parse((await pos.details(order.orderId)).body);
    }
  });

  it('names the field that is missing or cannot be read', async () => {
    const { orderId: _, ...without } = anOrder();
    expect(problem(await pos.post('delivery', without), 400)).toContain('orderId');
    const cases: [Record<string, unknown>, string][] = [
      [{ merchant: { id: 'a\r\nX-Evil: 1', name: 'x' } }, 'merchant.id'],
      [{ totalOrderPrice: { value: -1, currency: 'BRL' } }, 'totalOrderPrice'],
      [{ totalWeight: 'NaN' }, 'totalWeight'],
      [{ limitTimes: { deliveryLimit: 1e300 } }, 'limitTimes.deliveryLimit'],
      [{ preparationStartDateTime: '9999-12-31T23:59:59Z' }, 'preparationStartDateTime'],
      [{ deliveryAddress: { street: ' ' } }, 'deliveryAddress.street'],
    ];
    for (const [more, field] of cases) expect(problem(await pos.post('delivery', anOrder(more)), 400)).toContain(field);
  });

  it('is said back as it came, also where that is nothing', async () => {
    for (const [customerName, orderDisplayId, name] of [
      [' Ana  Souza ', ' 96B4 ', ' Bella\tMassa '],
      ['', '', ''],
      ['Ana', 'Z'.repeat(300), 'B'.repeat(500)],
    ]) {
      const merchant = { id: anOrder().merchant.id, name };
      const order = anOrder({ customerName, orderDisplayId, merchant, limitTimes: { deliveryLimit: 100_000 } });
      expect(await pos.post('delivery', order)).toMatchObject({ status: 202 });
      expect((await pos.details(order.orderId)).body).toMatchObject({ customerName, orderDisplayId, merchant });
      const [request] = await rows(
        'select s.numero_pedido from solicitacao s join fluxo_externo f on f.solicitacao_id = s.id join tentativa t on t.fluxo_id = f.id join pedido_externo p on p.id = t.pedido_externo_id where p.order_id = ?',
        order.orderId,
      );
      expect(request).toEqual({ numero_pedido: orderDisplayId?.trim().slice(0, 100) || null });
    }
  });

  it('is read loosely: bare amounts, empty texts, unknown fields, ids of any length', async () => {
    const own = await connect(api, (await api.novo.comercio()).id);
    const order = anOrder({
      merchant: { id: '7', name: '' },
      totalOrderPrice: 37.9,
      orderDisplayId: 4711,
      pickupAddress: { latitude: '-23,42', longitude: 'W51' },
      customerPhone: null,
      payments: { method: 'OFFLINE', offlineMethod: [{ type: 'CASH', amount: 37.9 }], change: 50, novo: true },
      vehicle: { type: ['MOTORBIKE_BAG', 'DRONE'], container: '' },
      novidade: { qualquer: [1, 2] },
    });
    expect(await own.post('delivery', order)).toMatchObject({ status: 202 });
    const [request] = await rows(
      "select pagamento, valor_a_receber, troco_para from solicitacao where numero_pedido = '4711'",
    );
    expect(request).toEqual({ pagamento: 'dinheiro', valor_a_receber: 37.9, troco_para: 50 });
  });

  it('of another shop waits until somebody confirms it', async () => {
    const own = await connect(api, (await api.novo.comercio()).id);
    expect((await own.post('delivery', anOrder())).status).toBe(202);
    problem(await own.post('delivery', anOrder({ merchant: { id: 'outra-loja', name: 'x' } })), 404);
    const [integracao] = await rows('select merchant_id_novo from integracao where id = ?', own.id);
    expect(integracao).toEqual({ merchant_id_novo: 'outra-loja' });
  });

  it('that is refused binds no shop: the first that is taken does', async () => {
    const own = await connect(api, (await api.novo.comercio()).id);
    const tooFar = { merchant: { id: 'errada', name: 'x' }, preparationStartDateTime: '9999-12-31T23:59:59Z' };
    problem(await own.post('delivery', anOrder(tooFar)), 400);
    expect((await own.post('delivery', anOrder())).status).toBe(202);
  });

  it('is not taken for a shop that is removed, nor beyond its cap', async () => {
    const full = await startApi({ ABERTAS_POR_LOJA: '1' });
    await full.novo.entregador();
    const own = await connect(full, (await full.novo.comercio()).id);
    expect((await own.post('delivery', anOrder())).status).toBe(202);
    const second = await own.post('delivery', anOrder());
    problem(second, 503);
    expect(second.headers.get('retry-after')).toBe('60');
    await full.orm.em.fork().execute('update comercio set ativo = false, removido_em = agora()');
    problem(await own.post('delivery', anOrder()), 403);
    await full.close();
  });
});

describe('a credential', () => {
  it("sees nothing of another one's orders, in the same words as of one that never was", async () => {
    const order = anOrder();
    await pos.post('delivery', order);
    const other = await connect(api, loja.id);
    const paths = [`delivery/${order.orderId}`, 'delivery/7e9ad9a5-2ad1-4d0f-8c6b-9a51a6ba0f11', 'delivery/nada'];
    const texts = await Promise.all(paths.map(async (path) => (await other.call('GET', path)).text));
    expect(new Set(texts)).toEqual(new Set(['{"title":"Pedido não encontrado","status":404}']));
    const acts: [string, unknown][] = [
      ['readyForPickup', undefined],
      ['orderPicked', {}],
      ['finishDelivery', { finishDate: '2026-11-22T20:00:00Z' }],
      ['handleProblem', { reason: 'OTHER', action: 'CANCEL_DELIVERY' }],
      ['cancel', { reason: 'OTHER' }],
    ];
    for (const [act, body] of acts) problem(await other.post(`${act}/${order.orderId}`, body), 404);
    expect((await pos.details(order.orderId)).status).toBe(200);
  });
});

describe('a quote', () => {
  it('says price, vehicles and times, and keeps nothing', async () => {
    const { orderId: _, payments: __, customerName: ___, ...quote } = anOrder();
    const answer = await pos.post('availability', quote);
    expect(availabilitySchema.parse(answer.body)).toMatchObject({
      deliveryPrice: { price: { value: 9.5, currency: 'BRL' } },
    });
  });
});

describe('a cancellation', () => {
  it('is without charges while nobody is at the shop, and answers its repeat as the first', async () => {
    const order = anOrder();
    await pos.post('delivery', order);
    for (const _ of [1, 2]) {
      const answer = await pos.post(`cancel/${order.orderId}`, { reason: 'CONSUMER_CANCELLATION_REQUESTED' });
      expect(answer.status).toBe(202);
      expect(cancelResponseSchema.parse(answer.body)).toEqual({ additionalCharges: false });
    }
    problem(await pos.post(`cancel/${order.orderId}`, {}), 400);
  });

  it('for a reason that the standard does not declare is refused and cancels nothing', async () => {
    const order = anOrder();
    await pos.post('delivery', order);
    for (const reason of ['CHANGED_MY_MIND', 'other', '', 7, null]) {
      expect(problem(await pos.post(`cancel/${order.orderId}`, { reason }), 400)).toContain('reason');
    }
    expect((await pos.details<{ events: unknown[] }>(order.orderId)).body.events).toHaveLength(1);
    for (const reason of CANCEL_REASONS) {
      expect((await pos.post(`cancel/${order.orderId}`, { reason })).status).toBe(202);
    }
  });

  it('ends its orderId: sent again it is a duplicate, by whomever it was cancelled, and no courier is called', async () => {
    const [byPos, byShop] = [anOrder(), anOrder()];
    for (const order of [byPos, byShop]) await pos.post('delivery', order);
    await pos.post(`cancel/${byPos.orderId}`, { reason: 'OTHER' });
    const [request] = await rows(
      `select s.id from solicitacao s join fluxo_externo f on f.solicitacao_id = s.id
         join tentativa t on t.fluxo_id = f.id join pedido_externo p on p.id = t.pedido_externo_id where p.order_id = ?`,
      byShop.orderId,
    );
    expect((await loja.cliente.put(`/comercio/solicitacao/${request?.id}/cancelar`)).status).toBe(200);
    for (const order of [byPos, byShop]) {
      expect(problem(await pos.post('delivery', order), 422)).toContain('cancelado');
      const attempts = await rows(
        'select numero from tentativa t join pedido_externo p on p.id = t.pedido_externo_id where p.order_id = ?',
        order.orderId,
      );
      expect(attempts).toEqual([{ numero: 1 }]);
      const other = anOrder({ orderDisplayId: order.orderDisplayId });
      expect((await pos.post('delivery', other)).status).toBe(202);
    }
  });
});

describe('whatever else is sent', () => {
  const raw = async (init: RequestInit & { path?: string }) => {
    const token = await pos.token();
    const { path = 'delivery', headers, ...rest } = init;
    return pos.send(`/od/v1/logistics/${path}`, {
      method: 'POST',
      ...rest,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  };
  const json = { 'content-type': 'application/json' };

  it('is refused in the one shape of every refusal', async () => {
    problem(await raw({ body: '{', headers: json }), 400);
    problem(await raw({ body: '[]', headers: json }), 400);
    problem(await raw({ body: 'null', headers: json }), 400);
    problem(await raw({ body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: json }), 400);
    problem(await raw({ body: '{"__proto__":{"a":1},"constructor":{"prototype":1}}', headers: json }), 400);
    problem(await raw({ body: `{"orderId":"${'a'.repeat(70_000)}"}`, headers: json }), 413);
    problem(await raw({ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }), 415);
    problem(await raw({ body: '{}', headers: { ...json, 'content-encoding': 'gzip' } }), 415);
    problem(await raw({ body: JSON.stringify(anOrder({ customerName: 'a\u0000b' })), headers: json }), 400);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) problem(await raw({ method }), 405);
    problem(await raw({ path: 'nada' }), 404);
    problem(await pos.send('/od/v3/logistics/delivery'), 404);
    problem(await pos.send('/od/v1/logistics/availability', { method: 'POST' }), 401);
  });

  it('too large, of another type or compressed is a problem at the token endpoint too', async () => {
    const ask = (body: string, headers: Record<string, string>) =>
      pos.send('/od/oauth/token', { method: 'POST', body, headers });
    const answers = [
      [413, await ask(JSON.stringify({ client_id: 'a'.repeat(70_000) }), json)],
      [415, await ask('client_id=a', { 'content-type': 'text/plain' })],
      [415, await ask('{}', { ...json, 'content-encoding': 'gzip' })],
      [415, await ask('{}', { 'content-type': 'application/json; charset=latin1' })],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(tokenProblemSchema.parse(answer.body).status).toBe(status);
      expect(answer.status).toBe(status);
    }
  });

  it('by OPTIONS or with a wrong method is told which methods the address has, and each of them is answered', async () => {
    const order = anOrder();
    await pos.post('delivery', order);
    const addresses = [
      ['/od/v1/logistics/delivery', 'POST, OPTIONS'],
      ['/od/v2/logistics/availability', 'POST, OPTIONS'],
      [`/od/v1/logistics/delivery/${order.orderId}`, 'GET, HEAD, OPTIONS'],
      [`/od/v2/logistics/cancel/${order.orderId}`, 'POST, OPTIONS'],
      ['/od/oauth/token', 'POST, OPTIONS'],
      ['/oauth/token', 'POST, OPTIONS'],
      ['/.well-known/opendelivery', 'GET, HEAD, OPTIONS'],
    ] as const;
    for (const [path, allow] of addresses) {
      const options = await pos.send(path, { method: 'OPTIONS' });
      expect([path, options.status, options.text, options.headers.get('allow')]).toEqual([path, 204, '', allow]);
      const wrong = await pos.send(path, { method: 'DELETE' });
      problem({ ...wrong, body: { title: wrong.body.title, status: wrong.body.status } }, 405);
      expect([path, wrong.headers.get('allow')]).toEqual([path, allow]);
      for (const method of allow.split(', ')) expect((await pos.send(path, { method })).status).not.toBe(405);
    }
    problem(await pos.send('/od/v1/logistics/nada', { method: 'OPTIONS' }), 404);
  });

  it('of a HEAD is answered without a body', async () => {
    expect(await raw({ method: 'HEAD', path: 'delivery/nada' })).toMatchObject({ status: 404, text: '' });
  });

  it('finds nothing where Open Delivery is switched off', async () => {
    const off = await startApi({ OD: 'false' });
    const own = await connect(off, (await off.novo.comercio()).id);
    problem(await own.send('/od/v1/logistics/delivery', { method: 'POST' }), 404);
    expect((await own.askToken()).status).toBe(404);
    await off.close();
  });
});

describe('the calls of an integration', () => {
  it('are kept for its screen, by name and without what was said', async () => {
    const own = await connect(api, (await api.novo.comercio()).id);
    await own.details('nada');
    await own.askToken({ client_secret: 'errado' });
    const calls = async () =>
      (await rows('select rota, http from chamada_externa where integracao_id = ? order by id', own.id)).map(
        ({ rota, http }) => [rota, http],
      );
    // A call is noted after its answer.
    await expect.poll(calls, { timeout: 30_000 }).toEqual([
      ['token', 200],
      ['details', 404],
      ['token', 401],
    ]);
  });
});

describe('discovery', () => {
  it('refuses other methods in the one shape', async () => {
    for (const path of ['/.well-known/opendelivery', '/od/v2/.well-known/opendelivery', '/od/oauth/token'])
      expect((await pos.send(path, { method: 'PATCH' })).body).toMatchObject({
        title: expect.any(String),
        status: 405,
      });
  });

  it('is public, at both addresses', async () => {
    const [one, two] = [await pos.send('/.well-known/opendelivery'), await pos.send('/od/v2/.well-known/opendelivery')];
    expect(one).toMatchObject({ status: 200, text: two.text });
    expect(one.body).toMatchObject({
      openDelivery: { currentVersion: '2.0' },
      capabilities: { logistics: { supported: true } },
    });
  });
});

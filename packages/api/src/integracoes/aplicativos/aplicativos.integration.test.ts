import { chaveDoBairro } from '@corre/contract/enderecos/chave.ts';
import type {
  Aplicativo,
  AplicativoCriado,
  AplicativoDaLoja,
  CodigoDeAutorizacao,
} from '@corre/contract/integracoes/aplicativos-contrato.ts';
import type { ListaDeIntegracoes, SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Merchants,
  merchantsSchema,
  orderDetailsSchema,
  orderResponseSchema,
  problemSchema,
  tokenProblemSchema,
  tokenResponseSchema,
} from '../../opendelivery/formato/answers.ts';

let api: TestApi;
let admin: SignedIn;
let receptor: Requester;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true', SITE_URL: 'https://corre.example', OD_TOKENS_POR_MINUTO: '100' });
  admin = await api.novo.funcionario('admin');
  await api.novo.entregador();
  receptor = await startRequester();
});
afterAll(async () => {
  await api.close();
  await receptor.close();
});

const MERCHANT = '22815773000169-dbc7e35a-c936-4665-9e13-eb55eb8b6824';
const rows = (consulta: string, ...values: unknown[]) =>
  api.orm.em.fork().execute<Record<string, unknown>[]>(consulta, values);
const problem = ({ status, body }: { status: number; body: unknown }, expected: number): string => {
  expect({ status, body }).toMatchObject({ status: expected });
  return problemSchema.parse(body).title;
};
const refusedToken = ({ status, body }: { status: number; body: unknown }, code: string) => {
  expect(tokenProblemSchema.parse(body)).toMatchObject({ status, code });
  return status;
};

/** A shop with a price for every place. */
async function aShop(): Promise<SignedIn> {
  const loja = await api.novo.comercio();
  await api.orm.em
    .fork()
    .getKysely()
    .insertInto('preco_do_comercio')
    .values({ comercio_id: loja.id, bairro: '', bairro_chave: chaveDoBairro(''), valor: 9.5 })
    .execute();
  return loja;
}

/** An application, and the system that has its credential. */
async function anApplication(more: object = {}) {
  const answer = await admin.cliente.post<AplicativoCriado>('/admin/aplicativos', {
    nome: 'PDV de muitas lojas',
    url_eventos: receptor.events,
    ambiente: 'producao',
    ...more,
  });
  expect(answer).toMatchObject({ status: 200 });
  const { id, client_id, client_secret: secret } = answer.body;
  receptor.secrets.push(secret);
  return { id, client_id, secret, pos: new PointOfSale(api.base, { id, client_id, secret }) };
}

const ofShop = ({ nome }: SignedIn, end: string) => `/comercio/${encodeURIComponent(nome)}/${end}`;
const consent = (loja: SignedIn, id: number) =>
  loja.cliente.post<CodigoDeAutorizacao>(ofShop(loja, `aplicativos/${id}/codigo`));
const redeem = (pos: PointOfSale, code: string, more: Record<string, string> = {}) =>
  pos.askToken({ grant_type: 'authorization_code', code, ...more });
/** The shop consents and the application redeems the code. Returns the token of that shop alone. */
async function authorise(app: { id: number; pos: PointOfSale }, loja: SignedIn, merchantId?: string) {
  const { codigo } = (await consent(loja, app.id)).body;
  const answer = await redeem(app.pos, codigo, merchantId === undefined ? {} : { merchantId });
  return tokenResponseSchema.parse(answer.body).access_token;
}
const merchants = (pos: PointOfSale, token: string, query = '') =>
  pos.send<Merchants>(`/od/v2/merchants${query}`, { headers: { authorization: `Bearer ${token}` } });
const listed = async (pos: PointOfSale, query = '') => {
  const answer = await merchants(pos, await pos.token(), query);
  expect(answer.status).toBe(200);
  return merchantsSchema.parse(answer.body);
};
const orderFor = (id: string, more: Record<string, unknown> = {}) =>
  anOrder({ merchant: { id, name: 'Loja' }, ...more });

describe('an application', () => {
  it('serves with one credential each shop that authorised it, and no other', async () => {
    const app = await anApplication();
    const [one, two, stranger] = [await aShop(), await aShop(), await aShop()];
    expect(await listed(app.pos)).toEqual({
      merchants: [],
      pagination: { page: 1, pageSize: 50, totalItems: 0, totalPages: 0 },
    });
    await authorise(app, one, MERCHANT);
    await authorise(app, two);
    const { merchants: shops } = await listed(app.pos);
    expect(shops).toEqual([
      { id: MERCHANT, name: one.nome, status: 'OPEN' },
      { id: expect.stringMatching(/^[\da-f-]{36}$/), name: two.nome, status: 'OPEN' },
    ]);
    for (const [i, { id }] of shops.entries()) {
      const order = orderFor(id);
      orderResponseSchema.parse((await app.pos.post('delivery', order)).body);
      const [asked] = await rows(
        `select s.comercio_id, s.canal from solicitacao s join fluxo_externo f on f.solicitacao_id = s.id
           join tentativa t on t.fluxo_id = f.id join pedido_externo p on p.id = t.pedido_externo_id where p.order_id = ?`,
        order.orderId,
      );
      expect(asked).toEqual({ comercio_id: [one, two][i]?.id, canal: 'PDV de muitas lojas' });
      orderDetailsSchema.parse((await app.pos.details(order.orderId)).body);
      expect((await app.pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' })).status).toBe(202);
    }
    expect(problem(await app.pos.post('delivery', orderFor('outra-loja')), 403)).toContain('merchant.id');
    expect((await rows('select 1 from solicitacao where comercio_id = ?', stranger.id)).length).toBe(0);
  });

  it('names the shop of each call: in the order, in the body or in the header', async () => {
    const app = await anApplication();
    await authorise(app, await aShop(), 'loja-1');
    await authorise(app, await aShop(), 'loja-2');
    const { orderId: _, payments: __, customerName: ___, merchant: ____, ...quote } = anOrder();
    expect(problem(await app.pos.post('availability', quote), 400)).toContain('merchant.id');
    expect((await app.pos.post('availability', { ...quote, merchant: { id: 'loja-1', name: '' } })).status).toBe(200);
    const header = (id: string) => ({ 'x-app-merchantid': id });
    expect((await app.pos.call('POST', 'availability', quote, header('loja-2'))).status).toBe(200);
    problem(await app.pos.call('POST', 'availability', quote, header('loja-3')), 403);
    problem(await app.pos.call('POST', 'delivery', orderFor('loja-1'), header('loja-2')), 400);
    for (const merchant of [undefined, null, 'loja-1', { id: 7 }, { id: '' }, { id: 'a\u0000' }])
      expect([400, 403]).toContain((await app.pos.post('delivery', { ...anOrder(), merchant })).status);
    // The same orderId at two shops is two orders. Only the header tells them apart.
    const order = orderFor('loja-1');
    expect((await app.pos.post('delivery', order)).status).toBe(202);
    expect((await app.pos.details(order.orderId)).status).toBe(200);
    expect((await app.pos.post('delivery', { ...order, merchant: { id: 'loja-2', name: '' } })).status).toBe(202);
    expect(problem(await app.pos.details(order.orderId), 400)).toContain('X-App-MerchantId');
    const one = await app.pos.call('GET', `delivery/${order.orderId}`, undefined, header('loja-2'));
    expect(one.body).toMatchObject({ merchant: { id: 'loja-2' } });
  });

  it("sees nothing of another application's orders, in the same words as of one that never was", async () => {
    const [mine, other] = [await anApplication(), await anApplication()];
    const loja = await aShop();
    await authorise(mine, loja, MERCHANT);
    await authorise(other, loja, MERCHANT);
    const order = orderFor(MERCHANT);
    await mine.pos.post('delivery', order);
    const paths = [`delivery/${order.orderId}`, `delivery/${anOrder().orderId}`, 'delivery/nada'];
    const texts = await Promise.all(paths.map(async (path) => (await other.pos.call('GET', path)).text));
    expect(new Set(texts)).toEqual(new Set(['{"title":"Pedido não encontrado","status":404}']));
    problem(await other.pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' }), 404);
  });

  it('gets the events of every shop, signed with its one secret, also after the secret is changed', async () => {
    const app = await anApplication();
    await authorise(app, await aShop(), MERCHANT);
    const changed = await admin.cliente.post<SegredoNovo>(`/admin/aplicativos/${app.id}/rotacionar`);
    const told = async () => {
      const order = orderFor(MERCHANT);
      await app.pos.post('delivery', order);
      await app.pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' });
      await receptor.until(() => receptor.delivered(order.orderId).includes('CANCELLED'));
      return receptor.arrivals.findLast((arrival) => arrival.order === order.orderId);
    };
    const before = await told();
    expect(before?.headers['x-app-merchantid']).toBe(MERCHANT);
    expect(receptor.secrets[before?.signedBy ?? -1]).toBe(app.secret);
    receptor.secrets.push(changed.body.client_secret);
    app.pos.secret = changed.body.client_secret;
    expect((await app.pos.askToken()).status).toBe(200);
    expect(receptor.secrets[(await told())?.signedBy ?? -1]).toBe(changed.body.client_secret);
  });

  it('that is switched off or removed reaches no shop, at once', async () => {
    const app = await anApplication();
    const loja = await aShop();
    const own = await authorise(app, loja, MERCHANT);
    const token = await app.pos.token();
    const both = async () => [(await merchants(app.pos, token)).status, (await merchants(app.pos, own)).status];
    expect(await both()).toEqual([200, 200]);
    await admin.cliente.put(`/admin/aplicativos/${app.id}`, { ativo: false });
    expect(await both()).toEqual([401, 401]);
    expect((await app.pos.askToken()).status).toBe(401);
    expect((await consent(loja, app.id)).status).toBe(409);
    await admin.cliente.put(`/admin/aplicativos/${app.id}`, { ativo: true });
    expect((await app.pos.askToken()).status).toBe(200);
    for (const _ of [1, 2]) expect((await admin.cliente.delete(`/admin/aplicativos/${app.id}`)).status).toBe(200);
    expect((await app.pos.askToken()).status).toBe(401);
    expect((await consent(loja, app.id)).status).toBe(404);
    expect(await rows('select 1 from integracao where aplicativo_id = ? and removida_em is null', app.id)).toEqual([]);
    const { body } = await admin.cliente.get<Aplicativo[]>('/admin/aplicativos');
    expect(body.some(({ id }) => id === app.id)).toBe(false);
  });
});

describe("a shop's consent", () => {
  it('is a code that only its application redeems, once and in time', async () => {
    const [app, other] = [await anApplication(), await anApplication()];
    const loja = await aShop();
    const { codigo } = (await consent(loja, app.id)).body;
    expect(codigo).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(refusedToken(await redeem(other.pos, codigo), 'invalid_grant')).toBe(400);
    expect(refusedToken(await redeem(app.pos, 'AAAA-BBBB-CCCC'), 'invalid_grant')).toBe(400);
    expect((await redeem(app.pos, codigo, { client_secret: 'errado' })).status).toBe(401);
    // Read aloud and typed: small letters and blanks.
    expect((await redeem(app.pos, codigo.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(refusedToken(await redeem(app.pos, codigo), 'invalid_grant')).toBe(400);
    expect((await listed(app.pos)).pagination.totalItems).toBe(1);
    const late = (await consent(await aShop(), app.id)).body.codigo;
    await advanceTime(api.orm.em.fork(), 31 * 60);
    expect(refusedToken(await redeem(app.pos, late), 'invalid_grant')).toBe(400);
    await resetTime(api.url);
    const again = await aShop();
    const [first, second] = [(await consent(again, app.id)).body.codigo, (await consent(again, app.id)).body.codigo];
    expect(refusedToken(await redeem(app.pos, first), 'invalid_grant')).toBe(400);
    expect((await redeem(app.pos, second)).status).toBe(200);
  });

  it('is redeemed by one of ten that try at once', async () => {
    const app = await anApplication();
    const { codigo } = (await consent(await aShop(), app.id)).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(app.pos, codigo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(await rows('select 1 from integracao where aplicativo_id = ?', app.id)).toHaveLength(1);
  });

  it('for two shops at once never gives them one id', async () => {
    const app = await anApplication();
    const codes = await Promise.all(
      [await aShop(), await aShop()].map(async (loja) => (await consent(loja, app.id)).body.codigo),
    );
    const answers = await Promise.all(codes.map((code) => redeem(app.pos, code, { merchantId: 'uma-so' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    // The refused code is not used up.
    const refused = codes[answers.findIndex(({ status }) => status === 400)] ?? '';
    expect((await redeem(app.pos, refused, { merchantId: 'outra' })).status).toBe(200);
  });

  it('gives a token for that shop alone', async () => {
    const app = await anApplication();
    const token = await authorise(app, await aShop(), 'loja-1');
    await authorise(app, await aShop(), 'loja-2');
    expect((await merchants(app.pos, token)).body.merchants.map(({ id }) => id)).toEqual(['loja-1']);
    const send = (order: object) =>
      app.pos.send('/od/v1/logistics/delivery', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
    expect((await send(orderFor('loja-1'))).status).toBe(202);
    problem(await send(orderFor('loja-2')), 404);
    expect(await rows('select merchant_id_novo from integracao where aplicativo_id = ?', app.id)).toEqual([
      { merchant_id_novo: null },
      { merchant_id_novo: null },
    ]);
  });

  it('is given once more without a second authorisation, and keeps the id', async () => {
    const app = await anApplication();
    const loja = await aShop();
    await authorise(app, loja, 'primeira');
    await authorise(app, loja, 'segunda');
    expect((await listed(app.pos)).merchants.map(({ id }) => id)).toEqual(['primeira']);
  });

  it('is taken back in the panel, and may be given again', async () => {
    const app = await anApplication();
    const loja = await aShop();
    const token = await authorise(app, loja, MERCHANT);
    const order = orderFor(MERCHANT);
    expect((await app.pos.post('delivery', order)).status).toBe(202);
    const { integracoes } = (await loja.cliente.get<ListaDeIntegracoes>(ofShop(loja, 'integracoes'))).body;
    expect(integracoes).toMatchObject([{ nome: 'PDV de muitas lojas', aplicativo_id: app.id, merchant_id: MERCHANT }]);
    const id = integracoes[0]?.id ?? 0;
    // Secret and addresses are the application's.
    expect((await loja.cliente.post(ofShop(loja, `integracoes/${id}/rotacionar`))).status).toBe(409);
    expect((await loja.cliente.put(ofShop(loja, `integracoes/${id}`), { url_eventos: null })).status).toBe(409);
    expect((await loja.cliente.put(ofShop(loja, `integracoes/${id}`), { ativa: false })).status).toBe(200);
    problem(await app.pos.post('delivery', orderFor(MERCHANT)), 403);
    expect((await listed(app.pos, '?status=PAUSED')).merchants.map(({ id: mine }) => mine)).toEqual([MERCHANT]);
    expect((await listed(app.pos, '?status=OPEN')).merchants).toEqual([]);
    expect((await loja.cliente.delete(ofShop(loja, `integracoes/${id}`))).status).toBe(200);
    expect((await listed(app.pos)).merchants).toEqual([]);
    problem(await app.pos.post('delivery', orderFor(MERCHANT)), 403);
    problem(await app.pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' }), 404);
    expect((await merchants(app.pos, token)).status).toBe(401);
    await authorise(app, loja, MERCHANT);
    expect((await app.pos.post('delivery', orderFor(MERCHANT))).status).toBe(202);
  });

  it('is asked of nobody but the shop: no other account sees its applications or gives its code', async () => {
    const app = await anApplication();
    const [loja, other] = [await aShop(), await aShop()];
    expect((await other.cliente.post(ofShop(loja, `aplicativos/${app.id}/codigo`))).status).toBe(403);
    expect((await admin.cliente.post(ofShop(loja, `aplicativos/${app.id}/codigo`))).status).toBe(403);
    expect((await loja.cliente.get('/admin/aplicativos')).status).toBe(403);
    const { body } = await loja.cliente.get<AplicativoDaLoja[]>(ofShop(loja, 'aplicativos'));
    const mine = body.find(({ id }) => id === app.id);
    expect(mine).toEqual({
      id: app.id,
      nome: 'PDV de muitas lojas',
      ambiente: 'producao',
      client_id: app.client_id,
      integracao_id: null,
    });
  });
});

describe('the standard', () => {
  it('lists by page, and refuses a query that it does not know', async () => {
    const app = await anApplication();
    for (const id of ['a', 'b', 'c']) await authorise(app, await aShop(), id);
    const page = await listed(app.pos, '?page=2&pageSize=2');
    expect(page).toMatchObject({
      merchants: [{ id: 'c' }],
      pagination: { page: 2, pageSize: 2, totalItems: 3, totalPages: 2 },
    });
    expect((await listed(app.pos, '?page=9')).merchants).toEqual([]);
    const token = await app.pos.token();
    for (const query of ['page=0', 'pageSize=201', 'page=x', 'status=ABERTA'])
      expect(tokenProblemSchema.parse((await merchants(app.pos, token, `?${query}`)).body).status).toBe(400);
    expect(tokenProblemSchema.parse((await merchants(app.pos, 'nada')).body).status).toBe(401);
  });

  it('sends the shop to its panel, and declares both models', async () => {
    const app = await anApplication();
    const go = (query: string) => fetch(`${api.base}/od/oauth/authorize?${query}`, { redirect: 'manual' });
    const sent = await go(`response_type=code&client_id=${app.client_id}&scope=od.logistics`);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      `https://corre.example/comercio/configuracoes/sistemas?autorizar=${app.client_id}`,
    ]);
    const bad = [`response_type=token&client_id=${app.client_id}`, 'response_type=code&client_id=x'];
    for (const query of [...bad, `response_type=code&client_id=${app.client_id}&redirect_uri=https://evil.example`])
      expect((await go(query)).status).toBe(400);
    const { body } = await app.pos.send('/od/v2/.well-known/opendelivery');
    expect(body).toMatchObject({
      authentication: {
        supportedGrantTypes: ['client_credentials', 'authorization_code'],
        clientIdGeneration: ['by_app', 'by_merchant'],
      },
    });
  });

  it('has no codes for a credential of one shop', async () => {
    const loja = await aShop();
    const { body } = await admin.cliente.post<AplicativoCriado>('/admin/integracoes', {
      nome: 'PDV',
      comercio_nome: loja.nome,
      ambiente: 'teste',
    });
    const { id, client_id, client_secret: secret } = body;
    const pos = new PointOfSale(api.base, { id, client_id, secret });
    expect(refusedToken(await redeem(pos, 'AAAA-BBBB-CCCC'), 'unauthorized_client')).toBe(400);
    expect(refusedToken(await pos.askToken({ grant_type: 'authorization_code' }), 'invalid_request')).toBe(400);
    // Its one shop, once its id is known.
    expect((await listed(pos)).merchants).toEqual([]);
    await pos.post('delivery', orderFor(MERCHANT));
    expect((await listed(pos)).merchants).toEqual([{ id: MERCHANT, name: loja.nome, status: 'OPEN' }]);
  });
});

import { entities } from '@corre/db/entities.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { OrderingApp } from '@corre/testing/open-delivery/ordering-app.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// A stored secret goes only to the server that it was given for.

let api: TestApi;
let app: OrderingApp;
let alheio: OrderingApp;
let loja: SignedIn;
let admin: SignedIn;
let id: number;

const raiz = () => `/comercio/${encodeURIComponent(loja.nome)}`;
const doApp = () => `${raiz()}/apps-de-pedidos/${id}`;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  [app, alheio] = await Promise.all([new OrderingApp().start(), new OrderingApp().start()]);
  admin = await api.novo.funcionario('admin');
});
beforeEach(async () => {
  loja = await api.novo.comercio();
  const { client_id, client_secret } = app;
  const novo = { nome: 'App do bairro', endereco: app.base, url_token: `${app.base}/oauth/token` };
  const { body } = await loja.cliente.post<{ id: number }>(`${raiz()}/apps-de-pedidos`, {
    ...novo,
    client_id,
    client_secret,
  });
  id = body.id;
});
afterAll(async () => {
  await api.close();
  await Promise.all([app.close(), alheio.close()]);
});

const guardada = () =>
  api.orm.em
    .fork()
    .getKysely()
    .selectFrom('integracao as i')
    .innerJoin('app_de_pedidos as a', 'a.integracao_id', 'i.id')
    .select(['i.url_eventos', 'a.url_token', 'i.segredo_cifrado'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();

describe('the secret of an ordering app', () => {
  it.each<[string, () => object]>([
    ['another address', () => ({ endereco: alheio.base })],
    ['another address for the token', () => ({ url_token: `${alheio.base}/oauth/token` })],
    ['both, with another client_id', () => ({ endereco: alheio.base, url_token: null, client_id: 'eu' })],
    ['another port', () => ({ endereco: app.base.replace(/:\d+$/, ':8443') })],
  ])('is asked for again with %s, and nothing changes without it', async (_, mudanca) => {
    const antes = await guardada();
    const sem = await loja.cliente.put<{ campo: string }>(doApp(), { nome: 'Outro', ...mudanca() });
    expect(sem).toMatchObject({ status: 400, body: { campo: 'client_secret' } });
    expect(await guardada()).toEqual(antes);
    await loja.cliente.post(`${doApp()}/testar`);
    expect(alheio.tokens).toEqual([]);
    const com = await loja.cliente.put(doApp(), { ...mudanca(), client_secret: 'novo' });
    expect(com.status, JSON.stringify(com.body)).toBe(200);
    expect(api.vault.open((await guardada()).segredo_cifrado)).toBe('novo');
  });

  it('stays with another path of the same server', async () => {
    const { status } = await loja.cliente.put(doApp(), { endereco: `${app.base}/od`, url_token: null });
    expect(status).toBe(200);
    expect(api.vault.open((await guardada()).segredo_cifrado)).toBe(app.client_secret);
  });

  it('is moved by no other call, of the shop or of the administrator', async () => {
    const antes = await guardada();
    const mudanca = { url_eventos: alheio.base };
    const daLoja = await loja.cliente.put(`${raiz()}/integracoes/${id}`, mudanca);
    const doAdmin = await admin.cliente.put(`/admin/integracoes/${id}`, mudanca);
    expect([daLoja.status, doAdmin.status]).toEqual([409, 409]);
    expect(await guardada()).toEqual(antes);
    const igual = { nome: 'App', url_eventos: antes.url_eventos, ativa: true };
    expect((await loja.cliente.put(`${raiz()}/integracoes/${id}`, igual)).status).toBe(200);
  });
});

/**
 * The tables with a sealed secret beside an address. The secrets of the first two sign messages and never travel,
 * except for an ordering app's. A table that comes later is judged here before it is stored.
 */
it('is known for every table that has a secret and an address', () => {
  const found = entities
    .map(({ meta }) => ({ table: meta.tableName, columns: Object.keys(meta.properties) }))
    .filter(({ columns }) => columns.some((name) => /segredo|token|senha/.test(name) && /cifrad/.test(name)))
    .filter(({ columns }) => columns.some((name) => /url|endereco/.test(name)))
    .map(({ table }) => table);
  expect(found.sort()).toEqual(['aplicativo', 'integracao']);
});

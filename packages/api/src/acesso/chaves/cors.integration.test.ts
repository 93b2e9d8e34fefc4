import { ERRORS } from '@corre/contract/erros/list.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave, pedirChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITE = 'https://painel.loja.example';
const OTHER = 'https://outro.example';
const LOCAL = 'http://localhost:5173';
const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };

let api: TestApi;
let loja: SignedIn;
let lista: string;
let comSite: string;
let semSite: string;

beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio();
  lista = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
  comSite = (await criarChave(loja, { origens: [SITE, LOCAL] })).chave;
  semSite = (await criarChave(loja)).chave;
});
afterAll(() => api.close());

const from = (origin: string, chave?: string) => ({
  origin,
  'sec-fetch-site': 'cross-site',
  ...(chave === undefined ? {} : comChave(chave)),
});

/** Returns what a browser checks of an answer. */
const permission = ({ headers }: { headers: Headers }) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});
const NONE = { origin: null, credentials: null };

const preflight = (caminho: string, origin: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(`${api.base}/api${caminho}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'sec-fetch-site': 'cross-site', ...headers },
  });

describe('a preflight', () => {
  it('permits a site that a live key names, without cookies, for the methods that a key may use', async () => {
    for (const origin of [SITE, LOCAL]) {
      const res = await preflight(lista, origin);
      expect([res.status, permission(res)]).toEqual([204, { origin, credentials: null }]);
      expect(res.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
      expect(res.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key/);
      expect(res.headers.get('vary')).toMatch(/Origin/);
    }
  });

  it('refuses every other site with its code', async () => {
    for (const origin of [OTHER, 'null', 'http://painel.loja.example', `${SITE}:444`, `${SITE}.evil.example`]) {
      const res = await preflight(lista, origin);
      expect([res.status, permission(res)]).toEqual([403, NONE]);
      expect(await res.json()).toMatchObject({ codigo: 'CHAVE_NAO_VALE_NESTE_SITE' });
    }
  });

  it('permits no call that no key may do: the login, the keys, the stream', async () => {
    for (const caminho of ['/login/comercio', lista.replace('solicitacoes', 'chaves'), '/nada']) {
      expect(permission(await preflight(caminho, SITE, 'POST'))).toEqual(NONE);
    }
    const stream = await fetch(`${api.base}/trpc/sessao.atual`, { method: 'OPTIONS', headers: { origin: SITE } });
    expect(permission(stream)).toEqual(NONE);
  });
});

it('the live stream can be read by a page that the key names, also after a cut', async () => {
  const { chave } = await criarChave(loja, { origens: [SITE], escopos: ['eventos:ler'] });
  const asked = await preflight('/eventos', SITE, 'GET', { 'access-control-request-headers': 'last-event-id' });
  expect([asked.status, permission(asked)]).toEqual([204, { origin: SITE, credentials: null }]);
  expect(asked.headers.get('access-control-allow-headers')).toContain('Last-Event-ID');
  const stream = await fetch(`${api.base}/api/eventos`, { headers: { ...from(SITE, chave), 'last-event-id': 'x-1' } });
  expect([stream.status, permission(stream)]).toEqual([200, { origin: SITE, credentials: null }]);
  await stream.body?.cancel();
});

describe('a call from a page of another site', () => {
  it('with a key that names the site is answered, and the page may read the headers it needs', async () => {
    const { cliente } = await api.novo.comercio();
    const lida = await cliente.get(lista, from(SITE, comSite));
    expect([lida.status, permission(lida)]).toEqual([200, { origin: SITE, credentials: null }]);
    expect(lida.headers.get('vary')).toMatch(/Origin/);
    const readable = lida.headers.get('access-control-expose-headers') ?? '';
    for (const name of ['X-Request-Id', 'Link', 'RateLimit', 'Retry-After']) expect(readable).toContain(name);
    const pedida = await api
      .anonymous()
      .post(lista.replace('solicitacoes', 'solicitar-entrega'), PEDIDO, from(SITE, comSite));
    expect([pedida.status, permission(pedida)]).toEqual([200, { origin: SITE, credentials: null }]);
    expect(pedida.headers.getSetCookie()).toEqual([]);
  });

  it('can read its errors', async () => {
    const recusas = [
      [await api.anonymous().get('/nada', from(SITE, comSite)), 404],
      [await api.anonymous().get(`${lista}?cor=1`, from(SITE, comSite)), 400],
      [await api.anonymous().post(lista, {}, from(SITE, comSite)), 405],
    ] as const;
    for (const [res, status] of recusas)
      expect([res.status, permission(res)]).toEqual([status, { origin: SITE, credentials: null }]);
  });

  it('with another key is refused, changes nothing and cannot be read', async () => {
    const caminho = lista.replace('solicitacoes', 'solicitar-entrega');
    const antes = (await loja.cliente.get<unknown[]>(lista)).body.length;
    for (const [origin, chave] of [
      [SITE, semSite],
      [OTHER, comSite],
      ['null', comSite],
    ] as const) {
      for (const res of [
        await api.anonymous().get(lista, from(origin, chave)),
        await api.anonymous().post(caminho, PEDIDO, from(origin, chave)),
      ]) {
        expect(res).toMatchObject({ status: ERRORS.CHAVE_NAO_VALE_NESTE_SITE.http });
        expect([res.body.codigo, permission(res)]).toEqual(['CHAVE_NAO_VALE_NESTE_SITE', NONE]);
      }
    }
    expect((await loja.cliente.get<unknown[]>(lista)).body).toHaveLength(antes);
  });

  it('with a session’s cookie is never readable, and changes nothing', async () => {
    for (const caminho of ['/sessao', lista, '/nada']) {
      expect(permission(await loja.cliente.get(caminho, from(SITE)))).toEqual(NONE);
    }
    const caminho = lista.replace('solicitacoes', 'solicitar-entrega');
    const pedida = await loja.cliente.post(caminho, PEDIDO, from(SITE));
    expect([pedida.status, pedida.body.codigo, permission(pedida)]).toEqual([403, 'DE_OUTRO_SITE', NONE]);
    // The key counts, and the cookie of another account does not.
    const outra = await api.novo.comercio();
    const { body } = await outra.cliente.get<{ nome: string }>('/sessao', from(SITE, comSite));
    expect(body.nome).toBe(loja.nome);
  });

  it('ends with its key, at once', async () => {
    const site = 'https://breve.example';
    const { chave, id } = await criarChave(loja, { origens: [site] });
    expect((await preflight(lista, site)).status).toBe(204);
    expect((await api.anonymous().get(lista, from(site, chave))).status).toBe(200);
    await loja.cliente.delete(`${lista.replace('solicitacoes', 'chaves')}/${id}`);
    expect((await preflight(lista, site)).status).toBe(403);
    const depois = await api.anonymous().get(lista, from(site, chave));
    expect([depois.status, depois.body.codigo, permission(depois)]).toEqual([401, 'CHAVE_REVOGADA', NONE]);
  });

  it('with a key that nobody knows is a wrong key', async () => {
    const res = await api.anonymous().post(lista.replace('solicitacoes', 'solicitar-entrega'), PEDIDO, from(SITE, 'x'));
    expect([res.status, res.body.codigo, permission(res)]).toEqual([401, 'CHAVE_DESCONHECIDA', NONE]);
  });
});

it('a call from the product’s own page, and from a server, needs no site', async () => {
  const own = { ...comChave(semSite), origin: api.base };
  expect((await api.anonymous().get(lista, own)).status).toBe(200);
  expect((await api.anonymous().get(lista, comChave(semSite))).status).toBe(200);
});

// [chave-api]
describe('the sites of a new key', () => {
  it('are origins, each once', async () => {
    const { origens } = await criarChave(loja, { origens: ['https://Loja.Example/', 'https://loja.example:443'] });
    expect(origens).toEqual(['https://loja.example']);
    expect((await criarChave(loja)).origens).toEqual([]);
  });

  it.each([
    'http://loja.example',
    'https://loja.example/painel',
    'https://*.example',
    'https://a:b@loja.example',
    'https://loja.example?x=1',
    'ftp://loja.example',
    'loja.example',
    'null',
    '*',
    '',
  ])('%j is none', async (origem) => {
    const { status, body } = await pedirChave(loja, { origens: [origem] });
    expect({ status, ...body }).toMatchObject({ status: 400, campo: 'origens', codigo: 'DADOS_INVALIDOS' });
  });

  it('are five at most', async () => {
    const origens = Array.from({ length: 6 }, (_, i) => `https://loja${i}.example`);
    expect((await pedirChave(loja, { origens })).status).toBe(400);
    expect((await pedirChave(loja, { origens: origens.slice(0, 5) })).status).toBe(200);
  });
});

import type { IntegracaoCriada, ListaDeIntegracoes } from '@corre/contract/integracoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let receptor: Requester;
let loja: SignedIn;

beforeAll(async () => {
  [api, receptor] = [await startApi({ OD_REDE_LOCAL: 'true' }), await startRequester()];
  loja = await api.novo.comercio();
});
afterEach(() => receptor.arrivals.splice(0));
afterAll(async () => {
  await api.close();
  await receptor.close();
});

const caminho = (resto = '') => `/comercio/${encodeURIComponent(loja.nome)}/integracoes${resto}`;
const registrar = () =>
  loja.cliente.post<IntegracaoCriada & { detail: string; campo: string }>(caminho(), {
    tipo: 'webhook',
    nome: 'Painel da cozinha',
    url_eventos: receptor.events,
    ambiente: 'producao',
  });
const quantas = async () => (await loja.cliente.get<ListaDeIntegracoes>(caminho())).body.total;

it('a receiver that answers the signed ping is taken, and its secret checks that ping', async () => {
  const { status, body } = await registrar();
  expect(status).toBe(200);
  const [{ raw, headers } = { raw: '', headers: {} }] = receptor.arrivals;
  const lido = new Webhook(body.client_secret).verify(raw, headers as Record<string, string>);
  expect(lido).toEqual({ type: 'ping', timestamp: expect.any(String), data: {} });
});

it.each([500, 410, 'redirect', 'reset'] as const)(
  'one that answers %s is not, and leaves nothing behind',
  async (mode) => {
    const antes = await quantas();
    receptor.answerNext(mode);
    const { status, body } = await registrar();
    expect([status, body.campo]).toEqual([400, 'url_eventos']);
    expect(body.detail).toContain('Ele deve responder 200 a um aviso do tipo "ping".');
    expect([receptor.arrivals.length, await quantas()]).toEqual([1, antes]);
  },
);

it('a new address is asked as well, and the old one stays while it does not answer', async () => {
  const { body } = await registrar();
  const nova = `${receptor.events}/nova`;
  const mudar = () => loja.cliente.put(caminho(`/${body.id}`), { url_eventos: nova });
  const urlDe = async () => (await loja.cliente.get<{ url_eventos: string }>(caminho(`/${body.id}`))).body.url_eventos;
  receptor.answerNext(500);
  expect((await mudar()).status).toBe(400);
  expect(await urlDe()).toBe(receptor.events);
  expect((await mudar()).status).toBe(200);
  expect(await urlDe()).toBe(nova);
  // The same address again gets no ping.
  const vezes = receptor.arrivals.length;
  expect((await mudar()).status).toBe(200);
  expect(receptor.arrivals).toHaveLength(vezes);
});

it('a shop makes us call nobody more often than the limit', async () => {
  const slow = await startApi({ OD_REDE_LOCAL: 'true', BUSCAS_POR_MINUTO: '2' });
  const own = await slow.novo.comercio();
  const register = () =>
    own.cliente.post(`/comercio/${encodeURIComponent(own.nome)}/integracoes`, {
      tipo: 'webhook',
      nome: 'Painel',
      url_eventos: receptor.events,
      ambiente: 'producao',
    });
  const statuses = [(await register()).status, (await register()).status, (await register()).status];
  expect(statuses).toEqual([200, 200, 429]);
  expect(receptor.arrivals).toHaveLength(2);
  await slow.close();
});

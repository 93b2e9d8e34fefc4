import type { IntegracaoCriada, IntegracaoInteira, ListaDeIntegracoes } from '@corre/contract/integracoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let receptor: Requester;
let chave: Record<string, string>;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  loja = await api.novo.comercio();
  receptor = await startRequester();
  chave = await chaveDe(loja);
});
afterAll(async () => {
  await api.close();
  await receptor.close();
});

const chaveDe = async (dona: SignedIn, pedido: Record<string, unknown> = {}) =>
  comChave((await criarChave(dona, { escopos: ['webhooks:ler', 'webhooks:escrever'], ...pedido })).chave);
const caminho = (fim: string | number = '', dona = loja) =>
  `/comercio/${encodeURIComponent(dona.nome)}/integracoes${fim === '' ? '' : `/${fim}`}`;
const webhook = (ambiente = 'producao') => ({
  nome: 'Avisos do caixa',
  tipo: 'webhook',
  ambiente,
  url_eventos: receptor.events,
});
const criar = (corpo: object, com = chave) => api.anonymous().post<IntegracaoCriada>(caminho(), corpo, com);
const listar = async (com: Record<string, string>) =>
  (await api.anonymous().get<ListaDeIntegracoes>(caminho(), com)).body.integracoes.map(({ id }) => id);
/** The point of sale of the shop, which its panel registers. */
const pontoDeVenda = async (ambiente = 'producao') =>
  (await loja.cliente.post<IntegracaoCriada>(caminho(), { nome: 'PDV', tipo: 'opendelivery', ambiente })).body.id;

// [chave-de-webhooks]
it('a key registers, reads, changes and removes webhooks, and gets each secret once', async () => {
  const { status, body } = await criar(webhook());
  expect([status, body.client_secret.slice(0, 6)]).toEqual([200, 'whsec_']);
  const { id } = body;
  const lida = await api.anonymous().get<IntegracaoInteira>(caminho(id), chave);
  expect(lida.body).toMatchObject({ id, tipo: 'webhook', url_eventos: receptor.events });
  expect(JSON.stringify([lida.body, await listar(chave)])).not.toContain(body.client_secret);
  expect((await api.anonymous().put(caminho(id), { nome: 'Avisos' }, chave)).status).toBe(200);
  const { body: novo } = await api
    .anonymous()
    .post<{ client_secret: string }>(caminho(`${id}/rotacionar`), undefined, chave);
  expect(novo.client_secret).not.toBe(body.client_secret);
  expect(await listar(chave)).toEqual([id]);
  expect((await api.anonymous().delete(caminho(id), chave)).status).toBe(200);
  expect(await listar(chave)).toEqual([]);
});

it('a repeated registration under one Idempotency-Key answers the same webhook and secret', async () => {
  const com = { ...chave, 'idempotency-key': 'avisos-1' };
  const [uma, outra] = [await criar(webhook(), com), await criar(webhook(), com)];
  expect([uma.status, outra.body]).toEqual([200, uma.body]);
});

it('a key never reaches a point of sale, nor makes one', async () => {
  const id = await pontoDeVenda();
  expect(await listar(chave)).not.toContain(id);
  const cliente = api.anonymous();
  const chamadas = [
    await cliente.get(caminho(id), chave),
    await cliente.put(caminho(id), { ativa: false }, chave),
    await cliente.post(caminho(`${id}/rotacionar`), undefined, chave),
    await cliente.post(caminho(`${id}/testar`), {}, chave),
    await cliente.post(caminho(`${id}/reenviar`), undefined, chave),
    await cliente.get(caminho(`${id}/chamadas`), chave),
    await cliente.get(caminho(`${id}/mensagens`), chave),
    await cliente.delete(caminho(id), chave),
  ];
  expect(chamadas.map(({ status }) => status)).toEqual(Array(8).fill(404));
  const { body } = await loja.cliente.get<IntegracaoInteira>(caminho(id));
  expect([body.ativa, body.anterior_ate]).toEqual([true, null]);
  const nova = await criar({ nome: 'PDV', tipo: 'opendelivery', ambiente: 'producao' });
  expect([nova.status, nova.body]).toMatchObject([403, { codigo: 'CHAVE_DE_OUTRO_AMBIENTE', campo: 'tipo' }]);
});

it('a key reaches its own shop only', async () => {
  const outra = await api.novo.comercio();
  const alheia = await chaveDe(outra);
  const { id } = (await criar(webhook())).body;
  expect((await api.anonymous().get(caminho(), alheia)).status).toBe(403);
  expect((await api.anonymous().get(caminho(id, outra), alheia)).status).toBe(404);
  expect((await api.anonymous().delete(caminho(id, outra), alheia)).status).toBe(404);
  expect(await listar(chave)).toContain(id);
});

// [chave-de-teste]
it('a test key registers test webhooks, which last, and reaches no other', async () => {
  const teste = await chaveDe(loja, { ambiente: 'teste' });
  const { id: real } = (await criar(webhook())).body;
  expect((await criar(webhook(), teste)).status).toBe(403);
  const { status, body } = await criar(webhook('teste'), teste);
  expect(status).toBe(200);
  expect(await listar(teste)).toEqual([body.id]);
  expect(await listar(chave)).not.toContain(body.id);
  expect((await api.anonymous().get(caminho(real), teste)).status).toBe(404);
});

it('reading needs one scope and registering the other', async () => {
  const ler = await chaveDe(loja, { escopos: ['webhooks:ler'] });
  expect((await api.anonymous().get(caminho(), ler)).status).toBe(200);
  const recusa = await criar(webhook(), ler);
  expect([recusa.status, recusa.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringContaining('scope="webhooks:escrever"'),
  ]);
});

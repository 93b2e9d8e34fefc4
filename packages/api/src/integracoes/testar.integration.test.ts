import { createHmac } from 'node:crypto';
import type { IntegracaoCriada, TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let pdv: Requester;
let loja: SignedIn;

beforeAll(async () => {
  [api, pdv] = [await startApi({ OD_REDE_LOCAL: 'true' }), await startRequester()];
  loja = await api.novo.comercio();
});
afterAll(async () => {
  await api.close();
  await pdv.close();
});

const caminho = (fim = '') => `/comercio/${encodeURIComponent(loja.nome)}/integracoes${fim}`;
async function criar(dados: object = {}) {
  const pedido = { nome: 'PDV', url_eventos: pdv.events, ambiente: 'producao', ...dados };
  const { body } = await loja.cliente.post<IntegracaoCriada>(caminho(), pedido);
  pdv.secrets.splice(0, pdv.secrets.length, body.client_secret);
  pdv.arrivals.length = 0;
  return body;
}
const testar = (id: number) => loja.cliente.post<TesteFeito>(caminho(`/${id}/testar`));

it('a test message is signed as every other, and is a rejected order that nobody asked for', async () => {
  const { id, app_id } = await criar();
  const { status, body } = await testar(id);
  expect([status, body]).toEqual([200, expect.objectContaining({ certo: true, http: 204, fluxo_id: null })]);
  const [chegou] = pdv.arrivals;
  expect(chegou).toMatchObject({ type: 'REJECTED', signedBy: 0 });
  const dito = JSON.parse(chegou?.raw ?? '{}');
  expect(chegou?.headers).toMatchObject({ 'x-app-id': app_id, 'x-app-merchantid': dito.merchant.id });
  expect(dito).toEqual({
    deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    orderDisplayId: 'TESTE',
    merchant: { id: expect.stringMatching(/^.{36,100}$/), name: loja.nome },
    event: {
      type: 'REJECTED',
      datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      message: expect.any(String),
      rejectionInfo: { reason: 'OTHER' },
    },
    customerName: 'Teste da Corre',
  });
});

it('what the other side answers is said in words', async () => {
  const { id } = await criar();
  pdv.answerNext(400);
  expect((await testar(id)).body).toMatchObject({
    certo: false,
    http: 400,
    message: expect.stringContaining('não entendeu'),
  });
  const fechada = await criar({ url_eventos: 'http://127.0.0.1:9/eventos' });
  expect((await testar(fechada.id)).body).toMatchObject({
    certo: false,
    http: null,
    message: expect.stringContaining('Não chegou'),
  });
});

it('a webhook’s test is one of the standard', async () => {
  const { id, client_secret } = await criar({ tipo: 'webhook' });
  expect((await testar(id)).body).toMatchObject({ certo: true });
  const [chegou] = pdv.arrivals;
  const {
    'webhook-id': mensagem,
    'webhook-timestamp': instante,
    'webhook-signature': assinatura,
  } = chegou?.headers ?? {};
  const chave = Buffer.from(client_secret.slice('whsec_'.length), 'base64');
  const certa = createHmac('sha256', chave).update(`${mensagem}.${instante}.${chegou?.raw}`).digest('base64');
  expect(assinatura).toBe(`v1,${certa}`);
  expect(JSON.parse(chegou?.raw ?? '')).toMatchObject({ type: 'teste', data: { comercio: loja.nome } });
});

it('what is off, or has no address, is not tested', async () => {
  const semEndereco = await criar({ url_eventos: null });
  expect((await testar(semEndereco.id)).status).toBe(409);
  const { id } = await criar();
  await loja.cliente.put(caminho(`/${id}`), { ativa: false });
  expect((await testar(id)).status).toBe(409);
  expect(pdv.arrivals).toHaveLength(0);
});

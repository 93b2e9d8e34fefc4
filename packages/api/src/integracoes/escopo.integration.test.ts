import { plantIntegration } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { travarIntegracao } from './escopo.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
});
afterAll(() => api.close());

it('a shop asks for deliveries while somebody changes its receiver: nobody waits behind that change', async () => {
  const loja = await api.novo.comercio();
  const receiver = await startRequester();
  const id = await plantIntegration(api, loja.id, receiver, 'webhook');
  await api.orm.em.fork().execute(`update integracao set ambiente = 'producao' where id = ?`, [id]);
  const em = api.orm.em.fork();
  await em.begin();
  await travarIntegracao(em, { loja: loja.id }, id);
  const asked = await loja.cliente.post(`/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`, {
    endereco: 'Rua Neo Alves Martins, 1290',
    valor_estimado: 9.5,
  });
  expect(asked.status).toBe(200);
  await em.rollback();
  await receiver.close();
});

import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type PushService, startPushService } from '@corre/testing/neighbours/push-service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pisos } from './limites.ts';
import { varrer } from './varrer.ts';

let api: TestApi;
let servico: PushService;

beforeAll(async () => {
  servico = await startPushService();
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', VIGIA_VARREDURA_SEGUNDOS: '3600', PUSH_HOSTS: '127.0.0.1' });
  await api.another();
});
afterAll(async () => {
  await api.close();
  await servico.close();
});

/** Creates a courier with a push subscription, on the way to the shop. */
async function aCaminho(loja: SignedIn): Promise<SignedIn> {
  const pessoa = await api.novo.entregador();
  await ficarOnline(pessoa);
  await pessoa.cliente.put(`/entregador/${pessoa.id}/push`, servico.navegador());
  const [id] = await pedir(loja);
  await aceitar(pessoa, id);
  return pessoa;
}

it('wakes the phone of a courier whose app is closed, once though two processes hear of it, and nobody whose app is open', async () => {
  const loja = await api.novo.comercio();
  const ana = await aCaminho(loja);
  const bia = await aCaminho(loja);
  await advanceTime(api.url, 16 * 60);
  await bia.cliente.get(`/entregador/${bia.id}/minhas-solicitacoes`);
  const varredura = () => varrer(api.orm.em.fork(), api.config, pisos(api.config));
  expect(await varredura()).toBe(2);
  const [chegada] = await servico.untilArrived(1);
  expect(chegada?.aviso).toEqual({ tipo: 'pergunta', vigia_id: expect.any(Number), entregador_id: ana.id });
  expect(chegada?.headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^vigia-\d+$/) });

  // A new process, as after a kill, gets `inicio` and finds nothing to send or to raise again.
  await api.another();
  expect(await varredura()).toBe(0);
  await advanceTime(api.url, 4 * 60);
  expect(await varredura()).toBe(2);
  expect(servico.arrivals).toHaveLength(1);
});

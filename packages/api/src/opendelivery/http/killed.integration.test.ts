import { Client } from '@corre/testing/harness/client.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect } from '@corre/testing/open-delivery/point-of-sale.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderEventSchema } from '../formato/event.ts';

let api: TestApi;
beforeAll(async () => {
  // The process that survives the test.
  api = await startApi({ OD_REDE_LOCAL: 'true', VARREDURA_SEGUNDOS: '3600' });
});
afterAll(() => api.close());

it('a delivery whose servers die between its steps is told whole, in order, and each event once', async () => {
  const requester = await startRequester();
  const loja = await api.novo.comercio();
  const courier = await api.novo.entregador();
  const pos = await connect(api, loja.id, { url_eventos: requester.events });
  requester.secrets.push(pos.secret);
  const order = anOrder();
  const start = () =>
    startProcess({
      DATABASE_URL: api.url,
      DATA_DIR: api.config.DATA_DIR,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      OD_REDE_LOCAL: 'true',
    });
  const asCourier = (base: string) => new Client(base, courier.cliente.cookie);
  const go = (base: string, novo_status: string) =>
    asCourier(base).put('/entregador/solicitacao/1/status', { novo_status });

  const first = await start();
  await asCourier(first.base).put(`/entregador/${courier.id}/status-online`, { online: true });
  expect(await pos.at(first.base).post('delivery', order)).toMatchObject({ status: 202 });
  await asCourier(first.base).put(`/entregador/${courier.id}/aceitar-solicitacao/1`);
  await first.kill();
  // A requester that never got the first answer repeats the order.
  expect(await pos.post('delivery', order)).toMatchObject({ status: 202 });
  const second = await start();
  await go(second.base, 'em_retirada');
  await go(second.base, 'em_entrega');
  await second.kill();
  await go(api.base, 'finalizada');
  await requester.until(() => requester.delivered(order.orderId).includes('DELIVERY_FINISHED'));
  const bodies = requester.arrivals.map(({ raw }) => raw);
  const told = [...new Set(bodies)].map((raw) => orderEventSchema.parse(JSON.parse(raw)).event);
  expect(told.map(({ type }) => type)).toEqual(requester.delivered(order.orderId));
  expect(told).toHaveLength(8);
  expect(requester.overlaps).toEqual([]);
  await requester.close();
});

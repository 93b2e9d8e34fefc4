import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  await api.novo.entregador();
});
afterAll(() => api.close());

it.each([
  ['readyForPickup', 'notifyReadyForPickup', 'opendelivery-pronto', undefined],
  ['orderPicked', 'notifyPickup', 'opendelivery-coletado', {}],
])('a point of sale that says %s over and over is noted once', async (path, wish, acao, body) => {
  const pos = await connect(api, (await api.novo.comercio()).id);
  const order = anOrder({ [wish]: true });
  expect((await pos.post('delivery', order)).status).toBe(202);
  for (let i = 0; i < 3; i += 1) expect((await pos.post(`${path}/${order.orderId}`, body)).status).toBe(200);
  const noted = await api.orm.em
    .fork()
    .execute<unknown[]>(`select 1 from auditoria where acao = ? and detalhes->>'integracao_id' = ?`, [
      acao,
      String(pos.id),
    ]);
  expect(noted).toHaveLength(1);
});

import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Mode } from '@corre/testing/requester/modes.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { expect, onTestFinished, test } from 'vitest';

/** Long enough for a busy machine. */
const SOON = { timeout: 30_000 };
const HOUR = 3_600;

const integration = (api: TestApi, id: number) =>
  api.orm.em.fork().getKysely().selectFrom('integracao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * A shop with a receiver, and a second receiver that is not called yet. `put` changes the integration as the
 * administrator.
 */
async function scene() {
  const [api, former, next] = await Promise.all([
    startApi({ OD_REDE_LOCAL: 'true' }),
    startRequester(),
    startRequester(),
  ]);
  onTestFinished(async () => {
    await api.close();
    await Promise.all([former.close(), next.close()]);
  });
  const [admin, loja] = [await api.novo.funcionario('admin'), await api.novo.comercio()];
  const id = await plantIntegration(api, loja.id, former);
  next.secrets.push(...former.secrets);
  const put = async (change: object) =>
    expect(await admin.cliente.put(`/admin/integracoes/${id}`, change)).toMatchObject({ status: 200 });
  const told = async () => {
    const order = await openOrder(api, id);
    await tell(api, order, ['ACCEPTED']);
    return order.order;
  };
  return { api, id, former, next, put, told };
}

test.each<[string, Mode]>([
  ['failed', 500],
  ['asked for an hour', { retryAfter: HOUR }],
])('what waits for a receiver that %s goes to another address as soon as that is said', async (_, mode) => {
  const { api, id, former, next, put, told } = await scene();
  former.answer(mode);
  const order = await told();
  await expect
    .poll(async () => (await outboxOf(api, id))[0]?.tomado_ate === null && former.arrivals.length, SOON)
    .toBe(1);
  // The next attempt lies hours ahead, as after many failures.
  await api.orm.em
    .fork()
    .execute(`update mensagem_externa set proximo_envio = agora() + interval '2 hours' where integracao_id = ?`, [id]);
  await put({ url_eventos: next.events });
  await next.until(() => next.delivered(order).includes('ACCEPTED'), SOON.timeout);
  expect(await integration(api, id)).toMatchObject({ falhas: 0, pausada_ate: null });
});

test('what waits goes as soon as it is on again', async () => {
  const { api, id, former, put, told } = await scene();
  former.answerNext(500);
  const order = await told();
  await expect
    .poll(async () => (await outboxOf(api, id))[0]?.tomado_ate === null && former.arrivals.length, SOON)
    .toBe(1);
  await put({ ativa: false });
  await api.orm.em
    .fork()
    .execute(`update mensagem_externa set proximo_envio = agora() + interval '2 hours' where integracao_id = ?`, [id]);
  await put({ ativa: true });
  await former.until(() => former.delivered(order).includes('ACCEPTED'), SOON.timeout);
});

test.each<[string, Mode]>([
  ['410', 410],
  ['503 for an hour', { retryAfter: HOUR }],
])('an answer of %s that comes after the address was changed says nothing of the new one', async (_, mode) => {
  const { api, id, former, next, put, told } = await scene();
  former.answer('slow');
  await told();
  await former.until(() => former.arrivals.length === 1);
  await put({ url_eventos: next.events });
  former.release(mode);
  await expect.poll(async () => (await outboxOf(api, id))[0]?.http, SOON).not.toBeNull();
  const order = await told();
  await next.until(() => next.delivered(order).includes('ACCEPTED'), SOON.timeout);
  expect(await integration(api, id)).toMatchObject({ ativa: true, falhas: 0, pausada_ate: null });
});

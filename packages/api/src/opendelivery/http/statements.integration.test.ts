import { countStatements, type StatementCount } from '@corre/db/testing/statements.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let count: StatementCount;
let loja: SignedIn;
let pos: PointOfSale;
beforeAll(async () => {
  // A remembered session costs no statement, but a key always does, so memory is off.
  api = await startApi({ ...NO_LOOKS, MEMORIA: 'false' });
  loja = await api.novo.comercio();
  await api.novo.entregador();
  pos = await connect(api, loja.id);
  count = countStatements();
});
afterAll(async () => {
  count.stop();
  await api.close();
});

/** Returns the count of statements of one call with this status, including begin and commit. */
async function statements(status: number, call: () => Promise<{ status: number }>): Promise<number> {
  expect((await call()).status).toBe(status);
  return count.sent().length;
}

/** Upper bounds. The details cost fewer statements if the outbox has expanded the facts already. */
const MOST: Record<string, number> = { quote: 6, order: 14, again: 6, details: 15, unknown: 5, cancel: 14, token: 4 };

describe('a call of another system', () => {
  it('costs whose token it is, a note of the call, and what it asks for', async () => {
    const order = anOrder();
    // Caches the token and the shop's pace, which is read once a minute. The first order also binds the merchant id.
    await pos.post('delivery', anOrder());
    await pos.post('availability', anOrder());
    const cost = {
      token: await statements(200, () => pos.askToken()),
      quote: await statements(200, () => pos.post('availability', anOrder())),
      order: await statements(202, () => pos.post('delivery', order)),
      again: await statements(202, () => pos.post('delivery', order)),
      details: await statements(200, () => pos.details(order.orderId)),
      unknown: await statements(404, () => pos.details(anOrder().orderId)),
      cancel: await statements(202, () => pos.post(`cancel/${order.orderId}`, { reason: 'OTHER' })),
    };
    for (const [call, many] of Object.entries(cost)) {
      expect(many, call).toBeGreaterThan(0);
      expect(many, call).toBeLessThanOrEqual(MOST[call] ?? 0);
    }
  });

  it('by key costs what it costs by cookie', async () => {
    const { chave } = await criarChave(loja);
    const list = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
    const byKey = () => api.anonymous().get(list, comChave(chave));
    // The first call of a minute is recorded.
    await byKey();
    const cookie = await statements(200, () => loja.cliente.get(list));
    expect(cookie).toBeGreaterThan(0);
    expect(await statements(200, byKey)).toBe(cookie);
  });
});

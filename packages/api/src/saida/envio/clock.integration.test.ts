import { advanceTime } from '@corre/db/test-database.ts';
import { openOrder, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The clock of this machine is wrong: the database is an hour ahead of it. Receivers refuse a wrong instant.

const HOUR = 3_600;
const linhas: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true', LOG_LEVEL: 'warn' }, { write: (linha) => void linhas.push(linha) });
  await advanceTime(api.orm.em.fork(), HOUR);
  await api.another();
});
afterAll(() => api.close());

const databaseSeconds = async () => {
  const [lido] = await api.orm.em.fork().execute<{ s: number }[]>('select extract(epoch from agora())::float8 as s');
  return lido?.s ?? 0;
};

describe.each(['webhook', 'opendelivery'] as const)('a message to a %s', (tipo) => {
  it('is signed with the instant of the database', async () => {
    const receiver = await startRequester();
    try {
      const loja = await api.novo.comercio();
      const id = await plantIntegration(api, loja.id, receiver, tipo);
      const before = await databaseSeconds();
      await tell(api, await openOrder(api, id), ['ACCEPTED']);
      await receiver.until(() => receiver.arrivals.length > 0, 30_000);
      const after = await databaseSeconds();
      const stamp = Number(receiver.arrivals[0]?.headers['webhook-timestamp']);
      // The line asks the database's clock once a second.
      expect(stamp).toBeGreaterThanOrEqual(Math.floor(before) - 2);
      expect(stamp).toBeLessThanOrEqual(after + 2);
    } finally {
      await receiver.close();
    }
  });
});

it('the start says that the clocks differ', () => {
  const ditas = linhas.map((linha) => JSON.parse(linha)).filter(({ msg }) => /clocks .* differ/.test(msg));
  expect(ditas).toHaveLength(1);
  expect(ditas[0].database_ahead_ms).toBeGreaterThan((HOUR - 60) * 1_000);
});

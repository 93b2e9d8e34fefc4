import { createTestDatabase } from '@corre/db/test-database.ts';
import { metricsOf, sample } from '@corre/testing/harness/metrics.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { startApi } from '@corre/testing/harness/test-api.ts';
import { openRelay } from '@corre/testing/neighbours/relay.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { createLog } from '../../base/log.ts';
import { startServer } from '../start.ts';

const CHAVE_DADOS = '0'.repeat(64);

it('without a port and without a token there is no /metrics', async () => {
  const api = await startApi();
  expect((await fetch(`${api.base}/metrics`)).status).toBe(404);
  await api.close();
});

it('on a port of their own they need no token, and come while the database says nothing', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const line = await openRelay(Number(url.port));
  url.port = String(line.port);
  const own = { PORT: '0', METRICAS_PORTA: '0', CHAVE_DADOS, ADMIN_PASSWORD: 'senha-do-admin', SEED: 'none' };
  const config = readConfig({ ...NO_BRAKES, ...own, SAIDA_SEGUNDOS: '0', DATABASE_URL: url.href });
  const running = await startServer(
    config,
    { url: url.href, ownerUrl: database.url },
    createLog('silent'),
    '/nonexistent',
  );
  const base = `http://127.0.0.1:${running.porta_das_metricas}`;
  try {
    expect((await fetch(`http://127.0.0.1:${running.port}/metrics`)).status).toBe(404);
    expect((await fetch(base)).status).toBe(404);
    const well = await metricsOf(base);
    expect(sample(well, 'corre_database_up')).toBe(1);
    expect(sample(well, 'corre_requests_waiting')).toBe(0);

    line.silence();
    await expect.poll(async () => sample(await metricsOf(base), 'corre_database_up'), { timeout: 30_000 }).toBe(0);
    // The database stays silent, so an answer that waited for it would not come.
    const away = await metricsOf(base);
    expect(sample(away, 'corre_requests_waiting')).toBeUndefined();
    expect(sample(away, 'corre_streams_open')).toBe(0);
  } finally {
    await line.close();
    await running.stop();
    await database.drop();
  }
});

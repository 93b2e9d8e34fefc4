import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@corre/testing/harness/test-api.ts';
import { expect, it } from 'vitest';

const RODADAS = 6;
/** There is nothing to drain, so a longer stop, in milliseconds, hangs, even on a busy machine. */
const PRAZO_MS = 20_000;

it('a process that is stopped while offers arrive stops', async () => {
  for (let vez = 0; vez < RODADAS; vez += 1) {
    const api = await startApi();
    await Promise.all([api.another(), api.another(), api.another()]);
    const em = api.orm.em.fork();
    await em.execute(
      `select pg_notify('corre', '[{"tipo":"oferta","entregador_id":' || n || '}]') from generate_series(1, 12) n`,
    );
    await wait(vez % 5);
    const parada = api.close().then(() => 'stopped');
    expect(await Promise.race([parada, wait(PRAZO_MS, 'hangs', { ref: false })])).toBe('stopped');
  }
});

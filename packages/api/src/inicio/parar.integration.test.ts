import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { iniciarApi } from '../testing/api-de-teste.ts';

const RODADAS = 6;
/** What a stop may take, in milliseconds, with nothing to drain. */
const PRAZO_MS = 4_000;

it('a process that is stopped while offers arrive stops', async () => {
  for (let vez = 0; vez < RODADAS; vez += 1) {
    const api = await iniciarApi();
    await Promise.all([api.outra(), api.outra(), api.outra()]);
    const em = api.orm.em.fork();
    await em.execute(
      `select pg_notify('corre', '{"tipo":"oferta","entregador_id":' || n || '}') from generate_series(1, 12) n`,
    );
    await esperar(vez % 5);
    const parada = api.fechar().then(() => 'stopped');
    expect(await Promise.race([parada, esperar(PRAZO_MS, 'hangs', { ref: false })])).toBe('stopped');
  }
});

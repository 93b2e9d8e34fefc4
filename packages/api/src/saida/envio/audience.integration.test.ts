import { allHeard } from '@corre/db/test-database.ts';
import { plantIntegration } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { avisar } from '../../eventos/avisar.ts';
import { Audience } from './audience.ts';

/** The number of events. */
const NEWS = 50;
/** The looks that the start of the process may still owe. */
const OWED = 2;

let api: TestApi;
let pos: Requester;
let quiet: number;
beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true', ENVIO_VARREDURA_SEGUNDOS: '3600' });
  pos = await startRequester();
  quiet = (await api.novo.comercio()).id;
});
afterAll(async () => {
  await api.close();
  await pos.close();
});

/** Counts the checks of this process's outbox while `act` runs. */
async function looks(act: () => Promise<unknown>): Promise<number> {
  let many = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: string | { text: string }, ...rest: unknown[]) {
    if ((typeof asked === 'string' ? asked : asked.text).includes('espera(integracao_id)')) many += 1;
    return Reflect.apply(query, this, [asked, ...rest]);
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return many;
}

it('only the news of shops that somebody hears wake the outbox', async () => {
  const audience = new Audience();
  expect(audience.hears(quiet)).toBe(true);
  const heard = (await api.novo.comercio()).id;
  await plantIntegration(api, heard, pos);
  await audience.refresh(api.orm.em.fork());
  expect([quiet, heard, undefined].map((id) => audience.hears(id))).toEqual([false, true, true]);
});

it('a shop without another system costs no look', async () => {
  const many = await looks(async () => {
    for (let i = 0; i < NEWS; i += 1) {
      await avisar(api.orm.em.fork(), { tipo: 'solicitacao', solicitacao_id: 1, comercio_id: quiet });
      await allHeard(api.orm.em.fork());
    }
  });
  expect(many).toBeLessThanOrEqual(OWED);
});

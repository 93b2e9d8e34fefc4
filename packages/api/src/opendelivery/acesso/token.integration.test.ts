import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { connect } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Attacks that guess credentials, and token requests at a critical moment.

const SOON = { timeout: 30_000 };

let api: TestApi;
let comercio_id: number;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', OD_TOKENS_POR_MINUTO: '3' });
  comercio_id = (await api.novo.comercio()).id;
});
afterAll(() => api.close());

const rows = (consulta: string, ...values: unknown[]) =>
  api.orm.em.fork().execute<Record<string, unknown>[]>(consulta, values);

/** Returns whether a session waits for a lock of this database. */
const waiting = async () =>
  (await rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .length > 0;

it('a refusal is said before it is noted: who asks cannot tell a known client by the time it takes', async () => {
  const pos = await connect(api, comercio_id);
  const em = api.orm.em.fork();
  await em.begin();
  // From now on, recording a call waits for the lock.
  await em.execute('lock table chamada_externa in exclusive mode');
  const answer = await pos.askToken({ client_secret: 'errado' });
  expect(answer.status).toBe(401);
  await em.rollback();
  const noted = () => rows('select rota, http from chamada_externa where integracao_id = ?', pos.id);
  await expect.poll(noted, SOON).toEqual([{ rota: 'token', http: 401 }]);
});

describe('who guesses', () => {
  it('is held up alike whether the client is known or not', async () => {
    const guessing = await startApi({ VARREDURA_SEGUNDOS: '3600', OD_TOKENS_POR_MINUTO: '1' });
    const { id } = await guessing.novo.comercio();
    const [pos, neighbour] = [await connect(guessing, id), await connect(guessing, id)];
    const guess = async (client_id: string) => (await pos.askToken({ client_id, client_secret: 'x' })).status;
    const unknown = Array.from({ length: 10 }, () => randomUUID());
    for (const client_id of unknown) expect(await guess(client_id)).toBe(401);
    // The address has no attempts left, for any client.
    expect([await guess(pos.client_id), await guess(randomUUID())]).toEqual([429, 429]);
    // Another address with the right secret is not limited.
    expect((await neighbour.askToken()).status).toBe(200);
    await guessing.close();
  });

  it('gets no more guesses by spelling a client in capitals', async () => {
    const guessing = await startApi({ VARREDURA_SEGUNDOS: '3600', OD_TOKENS_POR_MINUTO: '3' });
    const pos = await connect(guessing, (await guessing.novo.comercio()).id);
    const capitals = { client_id: pos.client_id.toUpperCase() };
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await pos.askToken(i % 2 === 0 ? {} : capitals)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await guessing.close();
  });
});

it('an integration that goes off while a token is being made leaves none behind', async () => {
  const pos = await connect(api, comercio_id);
  const em = api.orm.em.fork();
  await em.begin();
  await em.execute('update integracao set ativa = false where id = ?', [pos.id]);
  await em.execute('delete from integracao_token where integracao_id = ?', [pos.id]);
  let status = 0;
  const asked = pos.askToken().then((answer) => {
    status = answer.status;
  });
  await expect.poll(async () => status !== 0 || (await waiting()), SOON).toBe(true);
  await em.commit();
  await asked;
  expect(status).toBe(401);
  expect(await rows('select 1 from integracao_token where integracao_id = ?', pos.id)).toEqual([]);
});

it('a secret that is changed while the former one is shown does not count as used', async () => {
  const pos = await connect(api, comercio_id);
  const em = api.orm.em.fork();
  await em.begin();
  await em.execute(
    `update integracao set segredo_anterior_cifrado = segredo_cifrado, anterior_ate = agora() + interval '7 days', segredo_cifrado = ?, segredo_usado_em = null where id = ?`,
    [api.vault.seal('novo-segredo'), pos.id],
  );
  let status = 0;
  const asked = pos.askToken().then((answer) => {
    status = answer.status;
  });
  await expect.poll(async () => status !== 0 || (await waiting()), SOON).toBe(true);
  await em.commit();
  await asked;
  expect(status).toBe(200);
  expect(await rows('select segredo_usado_em from integracao where id = ?', pos.id)).toEqual([
    { segredo_usado_em: null },
  ]);
});

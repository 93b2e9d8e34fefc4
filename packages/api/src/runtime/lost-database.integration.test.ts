import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { openRelay, type Relay } from '@corre/testing/neighbours/relay.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LOGIN = { method: 'POST', headers: { 'content-type': 'application/json' } };
let database: TestDatabase;
let relay: Relay;
let api: TestProcess;

beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  relay = await openRelay(Number(url.port));
  url.port = String(relay.port);
  api = await startProcess({
    DATABASE_URL: url.href,
    CHAVE_DADOS: '0'.repeat(64),
    ADMIN_PASSWORD: 'senha-do-admin',
    LOG_LEVEL: 'warn',
    POOL_MAX: '3',
    LOGIN_FALHAS_USUARIO: '100000',
    LOGIN_FALHAS_CONTA_DIA: '100000',
    LOGIN_FALHAS_IP_DIA: '100000',
  });
});
afterEach(async () => {
  await api.kill();
  await relay.close();
  await database.drop();
});

const ready = async () => (await fetch(`${api.base}/readyz`)).status;
const login = () =>
  fetch(`${api.base}/api/login`, { ...LOGIN, body: JSON.stringify({ usuario: 'admin', senha: 'senha-do-admin' }) });

/** Polls until the condition is true, and returns how long it took, in milliseconds. */
async function since(condition: () => Promise<boolean>): Promise<number> {
  const start = Date.now();
  while (!(await condition())) {
    if (Date.now() - start > 30_000) throw new Error(`not so after 30 s; the process said: ${api.said()}`);
    await wait(50);
  }
  return Date.now() - start;
}

/** Expects the answer to a login while the database is away. */
async function expectReturning(answer: Response): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ detail: 'O servidor está voltando. Tente de novo em instantes.' }),
  ]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

const logged = (message: string) =>
  api
    .said()
    .split('\n')
    .filter((line) => line.includes(message)).length;

describe('a database that vanishes without a word', () => {
  it('is noticed: who waits and who comes hear 503, readiness falls, and all is well when it is back', async () => {
    expect((await login()).status).toBe(200);
    relay.silence();
    const waiting = login();
    await expectReturning(await waiting);
    await since(async () => (await ready()) === 503);
    for (let asked = 0; asked < 20; asked += 1) await expectReturning(await login());
    await relay.heal();
    await since(async () => (await ready()) === 200);
    expect((await login()).status).toBe(200);
    expect([logged('the database is away'), logged('the database is back'), logged('"level":50')]).toEqual([1, 1, 1]);
  });

  it('does not keep a process from stopping', async () => {
    relay.silence();
    await since(async () => (await ready()) === 503);
    expect(await api.stop()).toBe(0);
  });
});

describe('a database that is killed', () => {
  it('is 503 and not 500 to everybody, told once, and found again', async () => {
    const answers: Promise<Response>[] = [];
    for (let asked = 0; asked < 30; asked += 1) {
      answers.push(login());
      if (asked === 10) await relay.cut();
      await wait(20);
    }
    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    expect(statuses).toContain(503);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await relay.heal();
    await since(async () => (await ready()) === 200);
    expect((await login()).status).toBe(200);
    expect([logged('the database is away'), logged('"level":50')]).toEqual([1, 1]);
  });
});

/** Waits for the end of the start's sweep, which holds one of the pool's three connections. */
const sweepEnded = (client: pg.Client) =>
  expect
    .poll(
      async () => {
        const { rows } = await client.query(`
          select exists (select from limpeza)
                 and not exists (select from pg_locks l join pg_database d on d.oid = l.database
                                  where l.locktype = 'advisory' and d.datname = current_database()) as ended`);
        return rows[0].ended;
      },
      { timeout: 60_000 },
    )
    .toBe(true);

describe('connections that are lost within a transaction', () => {
  it('cost the pool no place: after more of them than it has, everybody is served', async () => {
    const admin = new Client(api.base);
    await admin.post('/login', { usuario: 'admin', senha: 'senha-do-admin' });
    for (const round of [1, 2]) {
      const holder = new pg.Client({ connectionString: database.url });
      await holder.connect();
      await sweepEnded(holder);
      await holder.query('begin; lock table comercio in access exclusive mode');
      const creations = [1, 2, 3].map((n) =>
        admin.post('/admin/comercios', { nome: `Padaria ${round} ${n}`, senha: 'corre123' }),
      );
      const waiting = 'select count(*)::int as n from pg_locks where not granted';
      await expect.poll(async () => (await holder.query(waiting)).rows[0].n, { timeout: 30_000 }).toBe(3);
      await relay.cut();
      expect((await Promise.all(creations)).map(({ status }) => status)).toEqual([503, 503, 503]);
      await holder.end();
      await relay.heal();
      await since(async () => (await ready()) === 200);
    }
    expect((await admin.get('/admin/comercios')).status).toBe(200);
    expect(await api.stop()).toBe(0);
  });
});

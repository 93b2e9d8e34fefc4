import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { openRelay, type Relay } from '@corre/testing/neighbours/relay.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const KEY = '0'.repeat(64);
/** Time for a process to end, or to reach its database, on a busy machine. */
const SOON = { timeout: 60_000 };
let database: TestDatabase;
let relay: Relay;
let started: TestProcess | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  relay = await openRelay(Number(new URL(database.url).port));
});
afterEach(async () => {
  await started?.kill();
  await relay.close();
  await database.drop();
});

/** Starts a process whose database is behind the relay, and waits for its first line. */
async function start(environment: Record<string, string> = {}): Promise<TestProcess> {
  const url = new URL(database.url);
  url.port = String(relay.port);
  const given = { DATABASE_URL: url.href, CHAVE_DADOS: KEY, ADMIN_PASSWORD: 'senha-do-admin', LOG_LEVEL: 'error' };
  started = await startProcess({ ...given, ...environment });
  return started;
}

/** Returns the status of an answer, its text and its `Retry-After`; status 0 without an answer. */
const ask = ({ base }: TestProcess, path: string) =>
  fetch(`${base}${path}`).then(
    async (res) => ({ status: res.status, text: await res.text(), again: res.headers.get('retry-after') }),
    () => ({ status: 0, text: '', again: null }),
  );

it('a start without its database lives, is not ready, and goes on by itself when the database is there', async () => {
  await relay.cut();
  const process = await start();
  await expect.poll(() => ask(process, '/healthz'), SOON).toMatchObject({ status: 200 });
  expect(await ask(process, '/readyz')).toEqual({
    status: 503,
    text: expect.stringContaining('O banco de dados não está pronto'),
    again: '2',
  });
  expect(await ask(process, '/api/sessao')).toMatchObject({ status: 503, text: expect.stringContaining('voltando') });
  expect(process.said()).toContain('the start waits for the database');
  expect(process.said()).not.toContain('Corre no ar');

  await relay.heal();
  await expect.poll(() => ask(process, '/readyz'), SOON).toMatchObject({ status: 200 });
  expect(process.said()).toContain('Corre no ar');
  const admin = new Client(process.base);
  expect((await admin.post('/login', { usuario: 'admin', senha: 'senha-do-admin' })).status).toBe(200);
  expect(await process.stop()).toBe(0);
});

it('what waiting does not mend ends it all the same: the data key of another database', async () => {
  await runSql(database.url, `insert into prova_da_chave (id, cifrada) values (1, 'closed with another key')`);
  await relay.cut();
  const wrongKey = await start();
  await expect.poll(() => ask(wrongKey, '/healthz'), SOON).toMatchObject({ status: 200 });
  await relay.heal();
  await expect.poll(wrongKey.said, SOON).toContain('CHAVE_DADOS não é a chave deste banco de dados');
  await expect.poll(() => ask(wrongKey, '/healthz'), SOON).toMatchObject({ status: 0 });
});

it('a database that is not there is not waited for', async () => {
  const nowhere = new URL(database.url);
  nowhere.pathname = '/nenhum';
  await expect(start({ DATABASE_URL: nowhere.href })).rejects.toThrow('Este banco de dados não existe no PostgreSQL');
});

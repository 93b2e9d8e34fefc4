import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { openTransactionPooler, type TransactionPooler } from '@corre/testing/neighbours/transaction-pooler.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SENTENCE = 'mistura comandos preparados entre conexões: no PgBouncer use a versão 1.21 ou mais nova';
const SOON = { timeout: 60_000 };
let database: TestDatabase;
let pooler: TransactionPooler;
let process: TestProcess | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  pooler = await openTransactionPooler(Number(new URL(database.url).port));
});
afterEach(async () => {
  await process?.kill();
  await pooler.close();
  await database.drop();
});

/** Starts a process whose statements go through the pooler. Its LISTEN connection does not. */
async function start(): Promise<TestProcess> {
  const url = new URL(database.url);
  url.port = String(pooler.port);
  process = await startProcess({
    DATABASE_URL: url.href,
    DATABASE_LISTEN_URL: database.url,
    CHAVE_DADOS: '0'.repeat(64),
    LOG_LEVEL: 'error',
  });
  return process;
}

const ready = ({ base }: TestProcess) =>
  fetch(`${base}/readyz`).then(
    async (res) => ({ status: res.status, text: await res.text() }),
    () => ({ status: 0, text: '' }),
  );
const unready = { status: 503, text: expect.stringContaining(SENTENCE) };

it('a start behind a pooler that mixes prepared statements says so, in the log and to whoever asks if it is ready', async () => {
  const api = await start();
  await expect.poll(() => ready(api), SOON).toMatchObject(unready);
  expect(api.said()).toContain('a pooler mixes prepared statements');
  expect(api.said()).toContain(SENTENCE);
});

it('it is noticed of a pooler that begins to mix them, and passes when it no longer does', async () => {
  pooler.keep(true);
  const api = await start();
  await expect.poll(() => ready(api), SOON).toMatchObject({ status: 200 });
  pooler.keep(false);
  const together = () => Promise.all([1, 2, 3, 4].map(() => ready(api)));
  await expect.poll(async () => (await together()).at(-1), SOON).toMatchObject(unready);
  pooler.keep(true);
  await expect.poll(() => ready(api), SOON).toMatchObject({ status: 200 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { initOrm } from './orm.ts';
import { rows, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the settings of connections to this address. */
async function settingsOf(url: string): Promise<Record<string, unknown> | undefined> {
  const orm = await initOrm({ url, poolMax: 1 });
  try {
    const [settings] = await rows(
      orm.em.fork(),
      sql<Record<string, unknown>>`
        select current_setting('jit') as jit, current_setting('statement_timeout') as statement,
               current_setting('idle_in_transaction_session_timeout') as idle, current_setting('work_mem') as work_mem`,
    );
    return settings;
  } finally {
    await orm.close(true);
  }
}

test('no connection makes machine code of our short statements, and each ends what takes too long', async () => {
  expect(await settingsOf(database.url)).toMatchObject({ jit: 'off', statement: '15s', idle: '15s' });
});

test('what the address sets stays', async () => {
  const address = new URL(database.url);
  address.searchParams.set('options', '-c work_mem=7MB');
  expect(await settingsOf(address.href)).toMatchObject({ jit: 'off', work_mem: '7MB' });
});

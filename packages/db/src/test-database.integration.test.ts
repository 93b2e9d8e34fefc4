import pg from 'pg';
import { expect, test } from 'vitest';
import { initOrm } from './orm.ts';
import { advanceTime, createTestDatabase, resetTime } from './test-database.ts';

async function secondsAhead(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select extract(epoch from agora() - clock_timestamp())::float8 as ahead');
  await client.end();
  return rows[0].ahead;
}

test('a test database has the whole schema and no other test’s rows', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(other.url);
  await advanceTime(one.url, 60);
  expect(await secondsAhead(other.url)).toBeCloseTo(0, 1);
  await Promise.all([one.drop(), other.drop()]);
});

test('time is moved through an address and through an entity manager, and given back', async () => {
  const database = await createTestDatabase();
  const orm = await initOrm({ url: database.url });
  await advanceTime(database.url, 20);
  await advanceTime(orm.em, -5);
  expect(await secondsAhead(database.url)).toBeCloseTo(15, 1);
  await resetTime(database.url);
  expect(await secondsAhead(database.url)).toBeCloseTo(0, 1);
  await orm.close(true);
  await database.drop();
});

import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Em, initOrm, type Orm } from './orm.ts';
import { rows, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let orm: Orm;

/** One connection, which knows `begin` already. */
beforeEach(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 1 });
  await orm.em.fork().transactional((em) => transactionOf(em));
});
afterEach(async () => {
  await orm.close(true);
  await database.drop();
});

const transactionOf = async (em: Em) =>
  (await rows(em, sql<{ id: string }>`select pg_current_xact_id()::text as id where ${1}::int = 1`))[0]?.id;
const shop = (em: Em, nome: string) =>
  rows(em, sql`insert into comercio (nome, nome_chave, senha_hash) values (${nome}, ${nome}, 'x')`);
const shops = () => rows(orm.em.fork(), sql<{ nome: string }>`select nome from comercio order by nome`);

/** How often anything goes out to PostgreSQL while `act` runs. */
async function sentBy(act: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let sent = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    sent += 1;
    return Reflect.apply(query, this, asked);
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

test('begin goes out with the first statement, and both are of one transaction with what follows', async () => {
  const ids: unknown[] = [];
  const sent = await sentBy(() =>
    orm.em.fork().transactional(async (em) => ids.push(await transactionOf(em), await transactionOf(em))),
  );
  expect(sent).toBe(3);
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[0]).toBe(ids[1]);
});

test('a transaction in which nothing is asked sends nothing, and the next one is whole', async () => {
  expect(await sentBy(() => orm.em.fork().transactional(async () => undefined))).toBe(0);
  const broken = orm.em.fork().transactional(async () => Promise.reject(new Error('before anything was asked')));
  await expect(broken).rejects.toThrow('before anything was asked');
  const undone = orm.em.fork().transactional(async (em) => {
    await shop(em, 'Padaria');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shops()).toEqual([]);
});

test('a first statement that fails undoes its transaction, and the connection goes on', async () => {
  await orm.em.fork().transactional((em) => shop(em, 'Padaria'));
  await expect(orm.em.fork().transactional((em) => shop(em, 'Padaria'))).rejects.toThrow('comercio');
  await orm.em.fork().transactional((em) => shop(em, 'Quitanda'));
  expect(await shops()).toEqual([{ nome: 'Padaria' }, { nome: 'Quitanda' }]);
});

test('where the begin fails its statement is not done either', async () => {
  await orm.em.fork().execute('deallocate corre_begin');
  await expect(orm.em.fork().transactional((em) => shop(em, 'Padaria'))).rejects.toThrow('corre_begin');
  expect(await shops()).toEqual([]);
});

test('several statements in one text stand in the transaction too', async () => {
  const act = orm.em.fork().transactional(async (em) => {
    await em.execute(`insert into comercio (nome, nome_chave, senha_hash) values ('A', 'a', 'x'); select 1`);
    throw new Error('undone');
  });
  await expect(act).rejects.toThrow('undone');
  expect(await shops()).toEqual([]);
});

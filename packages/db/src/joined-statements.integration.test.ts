import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledLater, type Given } from './compiled.ts';
import { type Em, initOrm, type Orm } from './orm.ts';
import { rows, sql } from './sql.ts';
import { nameOf, prepareLater } from './statement-names.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let orm: Orm;

/** One connection, which has already prepared `begin`. */
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

/** Counts the queries that are sent to PostgreSQL during `act`. */
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
  const begin = nameOf('begin') ?? '';
  await orm.em.fork().execute(`deallocate "${begin}"`);
  await expect(orm.em.fork().transactional((em) => shop(em, 'Padaria'))).rejects.toThrow(begin);
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

/** An insert whose answer the caller does not need. */
const shopLater = compiledLater((db, given: Given<{ nome: string }>) =>
  db
    .insertInto('comercio')
    .values({ nome: given('nome'), nome_chave: given('nome'), senha_hash: 'x' })
    .returning('nome'),
);

test('what nobody waits for goes out with the commit, and its rows are there after it', async () => {
  const act = () =>
    orm.em.fork().transactional(async (em) => {
      await transactionOf(em);
      const later = await shopLater(em, { nome: crypto.randomUUID() });
      expect(later).toEqual([]);
      return later;
    });
  // The first use on a connection is sent separately.
  expect(await act()).toHaveLength(1);
  let given: unknown[] = [];
  const sent = await sentBy(async () => {
    given = await act();
  });
  expect(sent).toBe(2);
  expect(given).toEqual([{ nome: expect.any(String) }]);
  expect(await shops()).toHaveLength(2);
});

test('where it fails nothing is committed, whoever hears of it', async () => {
  const twice = (nome: string) =>
    orm.em.fork().transactional(async (em) => {
      await shop(em, `${nome} 2`);
      await shopLater(em, { nome });
    });
  await twice('Padaria');
  await twice('Quitanda');
  await expect(twice('Padaria')).rejects.toThrow('comercio');
  await expect(
    orm.em.fork().transactional(async (em) => {
      await shopLater(em, { nome: 'Quitanda' });
      await shop(em, 'Feira');
    }),
  ).rejects.toThrow('comercio');
  expect(await shops()).toHaveLength(4);
  await twice('Feira');
  expect(await shops()).toHaveLength(6);
});

test('what is undone before it was sent is not sent, and outside of a transaction nothing waits', async () => {
  await orm.em.fork().transactional((em) => shopLater(em, { nome: 'Padaria' }));
  const undone = orm.em.fork().transactional(async (em) => {
    await shopLater(em, { nome: 'Quitanda' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shopLater(orm.em.fork(), { nome: 'Feira' })).toEqual([{ nome: 'Feira' }]);
  expect(await shops()).toEqual([{ nome: 'Feira' }, { nome: 'Padaria' }]);
});

test('a savepoint goes out with what follows it, and is gone back to', async () => {
  prepareLater('savepoint aqui');
  const act = (nome: string) =>
    orm.em.fork().transactional(async (em) => {
      await shop(em, nome);
      await em.execute('savepoint aqui');
      await shop(em, nome).catch(() => em.execute('rollback to savepoint aqui'));
      await em.execute('savepoint aqui');
      await em.execute('rollback to savepoint aqui');
    });
  await act('Padaria');
  await act('Quitanda');
  expect(await shops()).toEqual([{ nome: 'Padaria' }, { nome: 'Quitanda' }]);
});

test('one that a migration has made stale is planned anew when its act is done again', async () => {
  const read = compiledLater((db, given: Given<{ nome: string }>) =>
    db.selectFrom('comercio').selectAll().where('nome', '=', given('nome')),
  );
  const act = () =>
    orm.em.fork().transactional(async (em) => {
      await transactionOf(em);
      await read(em, { nome: 'Padaria' });
    });
  await act();
  await act();
  await orm.em.fork().execute('alter table comercio add column nova int');
  await expect(act()).rejects.toThrow('cached plan');
  await act();
});

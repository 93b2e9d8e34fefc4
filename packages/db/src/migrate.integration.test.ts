import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { MissingMigrationsError, UnknownMigrationsError } from './embedded/error.ts';
import { MigrationFailedError } from './migrate/apply.ts';
import type { Migration, NamedMigration } from './migrate/migration.ts';
import { migrate, missingMigrations, requireMigrated } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { runSql } from './testing/cluster.ts';

let database: TestDatabase;
let client: pg.Client;
let said: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  client = await connect();
  said = [];
});
afterEach(() => database.drop());

/** Opens a connection that ends with the test. The database may be dropped while it is open. */
async function connect(): Promise<pg.Client> {
  const own = new pg.Client({ connectionString: database.url });
  own.on('error', () => undefined);
  await own.connect();
  onTestFinished(() => own.end());
  return own;
}

const progress = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) };

/** Runs the product's migrations and one more, as a later release would. */
const andThen = (migration: Migration, name = '20270101000000-depois') =>
  migrate(database.url, { progress, list: [...migrations, { name, ...migration }] });

const value = async <T>(sql: string): Promise<T> => (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await wait(5)) if (await condition()) return;
  throw new Error('what was waited for did not come');
}

const migratorIs = (what: string) => () =>
  value<boolean>(
    `select exists (select from pg_stat_activity where application_name = 'corre-migracao' and datname = current_database() and ${what})`,
  );

const killMigrator = () =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'corre-migracao' and datname = current_database()`,
  );

test('processes that start at once migrate once: the others wait and find nothing to do', async () => {
  await client.query('create table conta (n int)');
  const slow = { phase: 'expand', sql: 'select pg_sleep(0.5); insert into conta values (1)' } as const;
  const done = await Promise.all([andThen(slow), andThen(slow), andThen(slow)]);
  expect(done.map(({ length }) => length).sort()).toEqual([0, 0, 1]);
  expect(await value('select count(*)::int from conta')).toBe(1);
  expect(said).toContainEqual(expect.stringMatching(/^Outro processo está migrando/));
  expect(said).toContainEqual(expect.stringMatching(/^Migração 1 de 1 aplicada em .* s: 20270101000000-depois$/));
});

test('no request waits long behind a migration that waits for a lock, and it is applied in the end', async () => {
  const dump = await connect();
  await dump.query('begin; lock table rota in access share mode');
  const migrated = andThen({ phase: 'expand', sql: 'alter table rota add column cor text' });
  const requests = await connect();
  const { pid } = (await requests.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? { pid: 0 };
  let [answered, closed] = [0, false];
  const asking = (async () => {
    for (; !closed; answered += 1) await requests.query('select count(*) from rota');
  })();
  // The long transaction stays open, so a request that waited for the migration's end would never be answered.
  await until(() =>
    value<boolean>(`select exists (select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock')`),
  );
  const waiting = answered;
  await until(async () => answered > waiting);
  const busy = /a tabela está ocupada \(transação mais antiga: .*, pid \d+, há \d+ s\)/;
  await until(async () => said.some((line) => busy.test(line)));
  closed = true;
  await asking;
  await dump.query('commit');
  expect(await migrated).toEqual(['20270101000000-depois']);
});

test('a lock that nobody gives back ends in a sentence, and nothing is changed', async () => {
  const dump = await connect();
  await dump.query('begin; lock table rota in access share mode');
  const list: NamedMigration[] = [
    ...migrations,
    {
      name: '20270101000000-depois',
      phase: 'expand',
      sql: 'alter table foto add x int; alter table rota add cor text',
    },
  ];
  const refusal = await migrate(database.url, { list, patience: 0 }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MigrationFailedError);
  expect(String(refusal)).toContain('uma transação longa ocupa a tabela');
  expect(await value(`select count(*)::int from information_schema.columns where column_name in ('x', 'cor')`)).toBe(0);
});

test('the time limits of the role do not end a long step', async () => {
  await client.query(
    `do $$ begin execute format('alter database %I set statement_timeout = 200', current_database()); end $$`,
  );
  expect(await andThen({ phase: 'expand', sql: 'select pg_sleep(0.5)' })).toHaveLength(1);
});

test('a migration that is killed leaves nothing, and the next run does it', async () => {
  const step = {
    phase: 'expand',
    sql: 'create table nova (id int); select pg_sleep(case when to_regclass($$tarde$$) is null then 60 else 0 end)',
  } as const;
  const killed = andThen(step).catch((error: unknown) => error);
  await until(migratorIs(`wait_event = 'PgSleep'`));
  await killMigrator();
  expect(await killed).toBeInstanceOf(MigrationFailedError);
  expect(await value(`select to_regclass('nova')`)).toBeNull();
  await client.query('create table tarde ()');
  expect(await andThen(step)).toHaveLength(1);
  expect(await value(`select to_regclass('nova')::text`)).toBe('nova');
});

describe('an index that is made beside the work', () => {
  const index = {
    phase: 'expand',
    apart: [
      'create index concurrently rota_nova on rota (liberada_em)',
      'create index concurrently rota_outra on rota (id, liberada_em)',
    ],
  } as const;
  const valid = (name: string) =>
    value<boolean>(`select indisvalid from pg_index where indexrelid = to_regclass('${name}')`);

  test('is dropped and made again when the one that made it was killed', async () => {
    const dump = await connect();
    await dump.query('begin isolation level repeatable read; insert into rota select from rota where false');
    const killed = andThen(index).catch((error: unknown) => error);
    await until(async () => (await valid('rota_nova')) === false);
    await killMigrator();
    expect(await killed).toBeInstanceOf(MigrationFailedError);
    expect(await valid('rota_nova')).toBe(false);
    await dump.query('commit');
    expect(await andThen(index)).toHaveLength(1);
    expect([await valid('rota_nova'), await valid('rota_outra')]).toEqual([true, true]);
  });

  test('does not wait for the processes that wait for it', async () => {
    const [first, second] = await Promise.all([andThen(index), andThen(index)]);
    expect([...first, ...second]).toHaveLength(1);
  });

  test('goes away again when the rows contradict it', async () => {
    await client.query(`create table par (n int); insert into par values (1), (1)`);
    const unique = { phase: 'expand', apart: ['create unique index concurrently par_unico on par (n)'] } as const;
    const refusal = await andThen(unique).catch((error: unknown) => error);
    expect(String(refusal)).toContain('20270101000000-depois falhou: could not create unique index "par_unico"');
    expect(await valid('par_unico')).toBeUndefined();
    await client.query('delete from par where ctid = (select min(ctid) from par)');
    expect(await andThen(unique)).toHaveLength(1);
  });
});

test('a batch is repeated until it touches no row', async () => {
  await client.query(
    'create table velha (id int primary key, nova int); insert into velha select generate_series(1, 25)',
  );
  await andThen({
    phase: 'expand',
    batch: 'update velha set nova = id where id in (select id from velha where nova is null order by id limit 10)',
  });
  expect(await value('select count(*)::int from velha where nova = id')).toBe(25);
  expect(await value(`select name from mikro_orm_migrations order by id desc limit 1`)).toBe('20270101000000-depois');
});

describe('a process of the release before', () => {
  test('works on a schema that a later release widened', async () => {
    await andThen({ phase: 'expand', sql: 'alter table rota add column cor text' });
    expect(await migrate(database.url)).toEqual([]);
    await requireMigrated(database.url);
  });

  test('works on a schema from which went only what it had stopped using', async () => {
    await andThen({ phase: 'contract', needs: migrations.at(-1)?.name ?? '', sql: 'select' });
    await requireMigrated(database.url);
  });

  test.each([
    ['a later release took away what it uses', `'contract', '20261224000000-marco'`],
    ['its database is from before the schema had its history', 'null, null'],
  ])('is refused with what to do when %s', async (_, phase) => {
    await runSql(
      database.url,
      `insert into mikro_orm_migrations (name, phase, needs) values ('20261224000000-push', ${phase})`,
    );
    const refusal = await migrate(database.url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnknownMigrationsError);
    expect(String(refusal)).toContain('(migração desconhecida: 20261224000000-push)');
    await expect(requireMigrated(database.url)).rejects.toBeInstanceOf(UnknownMigrationsError);
  });
});

test('a database that began with another first migration is refused, and not touched', async () => {
  await client.query(`update mikro_orm_migrations set name = '20261121175155-initial' where id = 1`);
  const refusal = await migrate(database.url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnknownMigrationsError);
  expect(String(refusal)).toContain('20261121175155-initial');
  expect(await value('select count(*)::int from mikro_orm_migrations')).toBe(migrations.length);
});

test('a process that may not migrate says which migration is missing and what to run', async () => {
  const last = migrations.at(-1)?.name ?? '';
  await client.query('delete from mikro_orm_migrations where name = $1', [last]);
  expect(await missingMigrations(database.url)).toEqual([last]);
  const refusal = await requireMigrated(database.url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MissingMigrationsError);
  expect(String(refusal)).toContain(`Falta 1 migração neste banco de dados (a primeira: ${last})`);
  expect(String(refusal)).toContain('npm run migrate');
});

test('a list that a release without phases wrote is taken over', async () => {
  await client.query('alter table mikro_orm_migrations drop column phase, drop column needs');
  expect(await migrate(database.url)).toEqual([]);
  expect(await andThen({ phase: 'expand', sql: 'select' })).toHaveLength(1);
});

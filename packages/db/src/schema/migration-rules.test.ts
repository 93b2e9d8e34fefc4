import { describe, expect, test } from 'vitest';
import type { Migration, NamedMigration } from '../migrate/migration.ts';
import { migrations } from '../migrations/list.ts';
import { brokenRules } from './migration-rules.ts';

const first: NamedMigration = {
  name: '20270101000000-first',
  phase: 'expand',
  sql: 'create table antiga (id int primary key, n int)',
};

/** Returns the rules that migrations break after one that created the table `antiga`. */
function rulesBrokenBy(...later: Migration[]): string[] {
  const list = later.map((migration, index) => ({ name: `2027010100000${index + 1}-later`, ...migration }));
  return brokenRules([first, ...list]).map(({ rule }) => rule);
}

const expand = (sql: string): Migration => ({ phase: 'expand', sql });
const contract = (sql: string): Migration => ({ phase: 'contract', needs: first.name, sql });
const apart = (...statements: string[]): Migration => ({ phase: 'expand', apart: statements });

test('every migration lets other processes work', () => {
  expect(brokenRules(migrations)).toEqual([]);
});

test('a table of the first migration is in use for the second', () => {
  const index: Migration = { phase: 'expand', sql: 'create index rota_depois on rota (id)' };
  const broken = brokenRules([...migrations, { name: '20270101000000-later', ...index }]);
  expect(broken.map(({ rule, migration }) => [rule, migration])).toEqual([['index', '20270101000000-later']]);
});

describe('is refused', () => {
  test.each([
    ['rewrite', 'alter table antiga alter column n type bigint'],
    ['rewrite', 'alter table antiga add column quando timestamptz default agora()'],
    ['rewrite', 'alter table antiga add column quando timestamptz default clock_timestamp()'],
    ['rewrite', 'alter table antiga add column x double precision default random()'],
    ['rewrite', 'alter table antiga add column mudanca bigint not null default proxima_mudanca()'],
    ['rewrite', 'alter table antiga add column x bigserial'],
    ['rewrite', 'alter table antiga add column x int generated always as (n * 2) stored'],
    ['rewrite', 'alter table antiga add column x int generated always as identity'],
    ['rewrite', 'alter table antiga set unlogged'],
    ['rewrite', 'vacuum full antiga'],
    ['rewrite', 'cluster antiga using antiga_pkey'],
    ['rewrite', 'truncate antiga'],
    ['default', 'alter table antiga add column x int not null'],
    ['not-valid', 'alter table antiga add constraint n_positivo check (n > 0)'],
    ['not-valid', 'alter table antiga add constraint n_de foreign key (n) references antiga (id)'],
    ['not-valid', 'alter table antiga add column x int references antiga (id)'],
    ['not-valid', 'alter table antiga add column x int check (x > 0)'],
    ['index', 'create index antiga_n on antiga (n)'],
    ['index', 'create index concurrently antiga_n on antiga (n)'],
    ['index', 'alter table antiga add constraint n_unico unique (n)'],
    ['index', 'alter table antiga add column x int unique'],
    ['drop', 'alter table antiga drop column n'],
    ['drop', 'drop table antiga'],
    ['drop', 'drop function somar(int)'],
    ['rename', 'alter table antiga rename column n to m'],
    ['rename', 'alter table antiga rename to nova'],
    ['lock', 'lock table antiga in share mode'],
    ['session', 'set lock_timeout = 0'],
    ['session', 'commit'],
    ['batch', 'update antiga set n = 0'],
    ['batch', 'delete from antiga where n is null'],
    ['batch', 'insert into antiga select id from rota'],
  ])('%s: %s', (rule, sql) => {
    expect(rulesBrokenBy(expand(sql))).toEqual([rule]);
  });

  test('a rename, even where columns may go', () => {
    expect(rulesBrokenBy(contract('alter table antiga rename column n to m'))).toEqual(['rename']);
  });

  test('a validation under the lock with which the constraint was added', () => {
    const both =
      'alter table antiga add constraint p check (n > 0) not valid; alter table antiga validate constraint p';
    expect(rulesBrokenBy(expand(both))).toEqual(['validate']);
  });

  test('a contract that names no earlier migration', () => {
    expect(rulesBrokenBy({ phase: 'contract', needs: '20280101000000-later', sql: 'drop table antiga' })).toEqual([
      'needs',
    ]);
  });

  test.each([
    ['apart', 'alter table antiga add column x int'],
    ['apart', 'drop index antiga_n'],
    ['index', 'create index concurrently if not exists antiga_n on antiga (n)'],
    ['index', 'create index concurrently on antiga (n)'],
    ['index', 'create index antiga_n on antiga (n)'],
  ])('outside a transaction, %s: %s', (rule, statement) => {
    expect(rulesBrokenBy(apart(statement))).toEqual([rule]);
  });

  test('two statements in one text, which PostgreSQL takes for a transaction', () => {
    const two = 'create index concurrently a on antiga (n); create index concurrently b on antiga (n)';
    expect(rulesBrokenBy(apart(two))).toEqual(['one-by-one']);
  });

  test('a batch without an end', () => {
    expect(rulesBrokenBy({ phase: 'expand', batch: 'update antiga set n = 0 where n is null' })).toEqual(['batch']);
  });
});

describe('a column that must be filled', () => {
  const check = expand('alter table antiga add constraint n_ha check (n is not null) not valid');
  const validate = apart('alter table antiga validate constraint n_ha');
  const setNotNull = 'alter table antiga alter column n set not null';

  test('is said so after its check is valid, when no old process leaves it empty', () => {
    expect(rulesBrokenBy(check, validate, contract(setNotNull))).toEqual([]);
  });

  test('is refused before', () => {
    expect(rulesBrokenBy(contract(setNotNull))).toEqual(['not-null']);
    expect(rulesBrokenBy(check, contract(setNotNull))).toEqual(['not-null']);
    expect(rulesBrokenBy(check, validate, expand(setNotNull))).toEqual(['not-null']);
  });
});

test.each([
  'alter table antiga add column x int',
  `alter table antiga add column x text not null default 'nada'`,
  'alter table antiga add column quando timestamptz not null default now(), add column dia date default current_date',
  `alter table antiga add column x jsonb not null default '{}'::jsonb`,
  'alter table antiga add constraint p check (n > 0) not valid',
  'create table nova (id serial primary key, n int references antiga (id)); create index nova_n on nova (n); update nova set n = 0',
  'create table nova (n int); alter table nova add constraint p check (n > 0)',
  'alter table antiga alter column n set default 3, alter column n drop not null, drop constraint p',
  'drop index antiga_n; drop trigger muda on antiga',
  'insert into antiga (id) values (1) on conflict do nothing',
  'alter table antiga add constraint u unique using index antiga_u',
  'alter table antiga set (fillfactor = 50)',
])('is let through: %s', (sql) => {
  expect(rulesBrokenBy(expand(sql))).toEqual([]);
});

test.each([
  ['a drop', contract('alter table antiga drop column n; drop function somar(int)')],
  [
    'an index beside the work',
    apart('create unique index concurrently u on antiga (n)', 'drop index concurrently if exists v'),
  ],
  [
    'a batch',
    {
      phase: 'expand',
      batch: 'update antiga set n = 0 where id in (select id from antiga where n is null limit 5000)',
    },
  ],
  ['an exception with its reason', { ...expand('truncate antiga'), exceptions: { rewrite: 'it has one row' } }],
] as const)('is let through: %s', (_, migration) => {
  expect(rulesBrokenBy(migration)).toEqual([]);
});

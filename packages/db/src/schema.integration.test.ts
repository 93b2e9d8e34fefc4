import { defineEntity, p } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnknownMigrationsError } from './embedded/error.ts';
import { entities } from './entities.ts';
import { Foto } from './fotos/foto.entity.ts';
import { initOrm, migrate, type Orm } from './orm.ts';
import { readCatalog } from './schema/catalog.ts';
import { nextMigration, schemaFromEntities } from './schema/next-migration.ts';
import { withScratchDatabase } from './schema/scratch-database.ts';
import { clusterVariable, databaseUrl, runSql } from './testing/cluster.ts';

const cluster = process.env[clusterVariable] ?? '';

const template = `esquema_modelo_${process.pid}`;

beforeAll(async () => {
  await runSql(cluster, `create database ${template}`);
  const orm = await initOrm({ url: databaseUrl(cluster, template) });
  await migrate(orm);
  await orm.close(true);
});

afterAll(() => runSql(cluster, `drop database ${template} with (force)`));

const migrated = <Result>(work: (orm: Orm) => Promise<Result>): Promise<Result> =>
  withScratchDatabase(cluster, work, template);

/** What MikroORM would change to make the database what the entities say. */
const changes = async (orm: Orm) => (await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })).up.trim();

/** What it would change to go back. It finds the functions in the database only, and would make them again. */
const changesBack = async (orm: Orm) =>
  (await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })).down
    .replace(/create or replace function.*;/g, '')
    .trim();

test('the migrations make what the entities say, both ways', () =>
  migrated(async (orm) => {
    expect(await changes(orm)).toBe('');
    expect(await changesBack(orm)).toBe('');
    expect(await nextMigration(orm)).toEqual([]);
  }));

test('PostgreSQL itself tells no difference between the migrated schema and the one made of the entities', async () => {
  const ofMigrations = await migrated(({ em }) => readCatalog(em));
  const ofEntities = await withScratchDatabase(cluster, async (orm) => {
    await schemaFromEntities(orm);
    return readCatalog(orm.em);
  });
  expect(ofMigrations.length).toBeGreaterThan(400);
  expect(ofMigrations).toEqual(ofEntities);
});

test.each([
  ['a column', 'alter table foto add column largura int'],
  ['an index', 'create index foto_recente on foto (atualizada_em)'],
  [
    'an order within an index',
    'drop index rota_aguardando; create index rota_aguardando on rota (urgente, criada_em, id) where aguardando',
  ],
  [
    'the condition of an index',
    'drop index fila_em_ordem; create index fila_em_ordem on fila_entregador (fila_desde, entregador_id)',
  ],
  ['a check', 'alter table foto add constraint foto_pequena check (length(bytes) < 9)'],
  [
    'the values of a check',
    `alter table oferta drop constraint oferta_resultado_check; alter table oferta add constraint oferta_resultado_check check (resultado in ('aceita'))`,
  ],
  ['a default', 'alter table oferta alter column por_push set default true'],
  ['what may be empty', 'alter table foto alter column etag drop not null'],
  ['a foreign key', 'alter table foto drop constraint foto_comercio_id_foreign'],
  ['a trigger', 'drop trigger marcada on mensagem'],
  [
    'the body of a trigger',
    'create or replace function mensagem_marcada_fn() returns trigger language plpgsql as $$ begin return new; end; $$',
  ],
  ['a table', 'create table bilhete (id int primary key)'],
])('%s that only the database has otherwise is seen', (_, change) =>
  migrated(async (orm) => {
    await orm.em.execute(change);
    expect(await changes(orm)).not.toBe('');
  }),
);

test.each([
  ['a function', `create or replace function agora() returns timestamptz language sql volatile as $$ select now() $$`],
  ['an option of a table', 'alter table fila_entregador reset (fillfactor)'],
  ['the row of the lock', 'delete from despacho'],
  ['the trigger of TRUNCATE', 'drop trigger nao_se_esvazia on auditoria'],
])(
  '%s, which stands beside the entities, goes into the next migration when the database has it otherwise',
  (_, change) =>
    migrated(async (orm) => {
      await orm.em.execute(change);
      expect(await nextMigration(orm)).toHaveLength(1);
      expect(await nextMigration(orm)).toEqual([]);
    }),
);

test('a property that only the entity has is seen', () =>
  migrated(async (orm) => {
    const wider = defineEntity({
      name: 'Foto',
      tableName: 'foto',
      properties: { ...Foto.init().properties, largura: p.integer() },
    });
    orm.discoverEntity(wider, Foto);
    expect(await changes(orm)).toContain('add "largura" int not null');
  }));

test('every table of the database is an entity', () =>
  migrated(async ({ em }) => {
    const tables = await em.execute<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const mapped = entities.map((entity) => entity.meta.tableName);
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => name !== 'mikro_orm_migrations')
        .sort(),
    ).toEqual(mapped.sort());
  }));

test('a database whose migrations this version does not know is refused with what to do', () =>
  migrated(async (orm) => {
    await orm.em.execute(`insert into mikro_orm_migrations (name) values ('20261121120000-push')`);
    const refusal = await migrate(orm).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnknownMigrationsError);
    expect(String(refusal)).toContain('(migrações desconhecidas: 20261121120000-push). Apague a pasta DATA_DIR');
  }));

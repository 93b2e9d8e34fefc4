import { defineEntity, p } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from './entities.ts';
import { Foto } from './fotos/foto.entity.ts';
import { migrate } from './migrate.ts';
import type { Orm } from './orm.ts';
import { readCatalog } from './schema/catalog.ts';
import { nextMigration, schemaFromEntities } from './schema/next-migration.ts';
import { withScratchDatabase } from './test-database.ts';
import { clusterVariable, databaseUrl, runSql } from './testing/cluster.ts';

const cluster = process.env[clusterVariable] ?? '';

const template = `esquema_modelo_${process.pid}`;

beforeAll(async () => {
  await runSql(cluster, `create database ${template}`);
  await migrate(databaseUrl(cluster, template));
});

afterAll(() => runSql(cluster, `drop database ${template} with (force)`));

const migrated = <Result>(work: (orm: Orm) => Promise<Result>): Promise<Result> =>
  withScratchDatabase(cluster, work, template);

/** Returns the SQL with which MikroORM would adapt the database to the entities. */
const changes = async (orm: Orm) => (await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })).up.trim();

/**
 * Returns the reverse SQL. It omits the functions, because MikroORM finds them only in the database and would create
 * them again.
 */
const changesBack = async (orm: Orm) =>
  (await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })).down
    .replace(/create or replace function[\s\S]*?\$\$;/g, '')
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

describe('the difference is seen when the database', () => {
  /** The change of the database, and a part of MikroORM's correction. */
  const differences = [
    ['has a column more', 'alter table foto add column largura int', 'drop column "largura"'],
    ['has an index more', 'create index foto_recente on foto (atualizada_em)', 'drop index "foto_recente"'],
    [
      'sorts an index otherwise',
      'drop index rota_aguardando; create index rota_aguardando on rota (praca_id, prioritaria, liberada_em, id) where aguardando',
      'create index "rota_aguardando" on "rota" ("praca_id", "prioritaria" DESC',
    ],
    [
      'has an index without its condition',
      'drop index fila_em_ordem; create index fila_em_ordem on fila_entregador (fila_desde, entregador_id)',
      'create index "fila_em_ordem"',
    ],
    [
      'has a check more',
      'alter table foto add constraint foto_pequena check (length(bytes) < 9)',
      'drop constraint "foto_pequena"',
    ],
    [
      'allows other values',
      `alter table oferta drop constraint oferta_resultado_check;
       alter table oferta add constraint oferta_resultado_check check (resultado in ('aceita'))`,
      'add constraint "oferta_resultado_check" check',
    ],
    ['has another default', 'alter table oferta alter column por_push set default true', 'set default false'],
    ['lets a column be empty', 'alter table foto alter column etag drop not null', 'alter column "etag" set not null'],
    [
      'lacks a reference',
      'alter table foto drop constraint foto_comercio_id_foreign',
      'add constraint "foto_comercio_id_foreign"',
    ],
    ['has a table more', 'create table bilhete (id int primary key)', 'drop table if exists "bilhete"'],
  ] as const;
  let seen = '';

  beforeAll(async () => {
    seen = await migrated(async (orm) => {
      for (const [, change] of differences) await orm.em.execute(change);
      return changes(orm);
    });
  });

  test.each(differences)('%s', (_, __, answer) => {
    expect(seen).toContain(answer);
  });
});

test('what the database lacks of the SQL files beside the entities goes into the next migration, once', () =>
  migrated(async (orm) => {
    await orm.em.execute(`
      create or replace function agora() returns timestamptz language sql volatile as $$ select now() $$;
      alter table fila_entregador reset (fillfactor);
      delete from despacho;
      delete from praca;
      drop trigger nao_se_esvazia on auditoria;
      drop trigger marcada on mensagem;
      drop trigger em_equilibrio on custodia_lancamento;
      create or replace trigger contada after insert on avaliacao
        for each row when (new.nota > 1) execute function avaliacao_contada();
      create or replace function solicitacao_contada() returns trigger language plpgsql as $$ begin return null; end $$`);
    const next = await nextMigration(orm);
    expect(next).toHaveLength(8);
    for (const part of [
      'clock_timestamp()',
      'fillfactor = 70',
      'insert into praca',
      'create or replace trigger nao_se_esvazia',
      'create or replace trigger marcada',
      'create constraint trigger em_equilibrio',
      'for each row when (new.nota > 0)',
      'create or replace function solicitacao_contada()',
    ])
      expect(next.join('\n')).toContain(part);
    expect(await nextMigration(orm)).toEqual([]);
  }));

test('a property, an index and a check that the entity alone has are seen', () =>
  migrated(async (orm) => {
    const wider = defineEntity({
      name: 'Foto',
      tableName: 'foto',
      properties: { ...Foto.init().properties, largura: p.integer() },
      indexes: [{ name: 'foto_larga', properties: 'largura' }],
      checks: [{ name: 'foto_com_largura', expression: 'largura > 0' }],
    });
    orm.discoverEntity(wider, Foto);
    const seen = await changes(orm);
    expect(seen).toContain('add "largura" int not null');
    expect(seen).toContain('create index "foto_larga"');
    expect(seen).toContain('add constraint "foto_com_largura"');
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

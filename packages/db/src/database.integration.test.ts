import type { EntityProperty } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { Comercio } from './comercios/comercio.entity.ts';
import { compiled, type Given } from './compiled.ts';
import type { Database, NewRow, Row } from './database.ts';
import { entities } from './entities.ts';
import { Foto } from './fotos/foto.entity.ts';
import { initOrm, type Orm } from './orm.ts';
import { rows, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 2 });
});

afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const isoText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A JSON value for each PostgreSQL type that the schema uses. */
const samples: Record<string, unknown> = {
  int4: 7,
  int8: 7,
  numeric: 7.5,
  bool: true,
  text: 'x',
  varchar: 'x',
  uuid: '9f6ad0a4-6c4e-4bd8-8f4c-0d7b7e2f6b11',
  date: '2026-11-21',
  timestamptz: '2026-11-21T17:40:00.123456-03:00',
  bytea: '\\x00ff',
  jsonb: { a: 1 },
  _text: ['x'],
  _int4: [7],
  _int8: [7],
};

function kindOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  return typeof value;
}

/**
 * Returns the declared type of a column. A reference has the type of the referenced key. The entity's type of a JSON
 * column is `any`.
 */
function declaredKind({ runtimeType, targetMeta }: EntityProperty): string {
  const kind = targetMeta ? targetMeta.getPrimaryProps()[0]?.runtimeType : runtimeType;
  return kind === 'any' ? 'object' : String(kind);
}

describe('every column holds at run time what its type says', () => {
  test.each(entities.map((entity) => entity.meta.tableName as keyof Database))('%s', async (table) => {
    const em = orm.em.fork();
    const columns = await rows(
      em,
      sql<{ name: string; type: string }>`
        select attname as name, atttypid::regtype::oid::int, (select typname from pg_type t where t.oid = atttypid) as type
          from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`,
    );
    const sample = JSON.stringify(Object.fromEntries(columns.map(({ name, type }) => [name, samples[type]])));
    const [row] = await rows(
      em,
      sql<Record<string, unknown>>`select (jsonb_populate_record(null::${sql.table(table)}, ${sample}::jsonb)).*`,
    );
    const meta = [...orm.getMetadata().getAll().values()].find(({ tableName }) => tableName === table);
    const declared = Object.values(meta?.properties ?? {}).map((property) => [property.name, declaredKind(property)]);
    const found = Object.entries(row ?? {}).map(([name, value]) => [name, kindOf(value)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
  });
});

test('the types of the builder are those of the entities', () => {
  expectTypeOf<Row<'oferta'>['id']>().toEqualTypeOf<number>();
  expectTypeOf<Row<'oferta'>['rota_id']>().toEqualTypeOf<number>();
  expectTypeOf<Row<'oferta'>['enviada_em']>().toEqualTypeOf<string>();
  expectTypeOf<Row<'oferta'>['entregue_em']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row<'rota'>['aguardando']>().toEqualTypeOf<boolean>();
  expectTypeOf<Row<'entrega'>['valor_liquido']>().toEqualTypeOf<number>();
  expectTypeOf<Row<'entrega'>['semana_inicio']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row<'foto'>['bytes']>().toEqualTypeOf<Buffer>();
  expectTypeOf<Row<'inscricao_push'>['sessao_hash']>().toEqualTypeOf<Buffer>();
  expectTypeOf<Row<'sessao'>['id']>().toEqualTypeOf<string>();
  expectTypeOf<Row<'leitura'>['leitor_tipo']>().toEqualTypeOf<'entregador' | 'comercio'>();
  expectTypeOf<Row<'auditoria'>['detalhes']>().toEqualTypeOf<Record<string, unknown>>();
  expectTypeOf<NewRow<'entrega'>>().toHaveProperty('valor_liquido').toEqualTypeOf<number | undefined>();
});

test('a name that no entity has does not compile', () => {
  const db = orm.em.getKysely();
  // @ts-expect-error no such table
  expect(db.selectFrom('ofertas')).toBeTruthy();
  // @ts-expect-error no such column
  expect(db.selectFrom('oferta').select('rota')).toBeTruthy();
  // @ts-expect-error a text is no key
  expect(db.selectFrom('oferta').select('id').where('rota_id', '=', 'sete')).toBeTruthy();
  // @ts-expect-error not one of the closed values
  expect(db.selectFrom('oferta').select('id').where('resultado', '=', 'sumiu')).toBeTruthy();
});

describe('one row, through the entity manager', () => {
  const loja = (nome: string) => ({ nome, nome_chave: nome, senha_hash: 'x', praca_id: 1 });

  test('is written and read with the values of the builder', async () => {
    const em = orm.em.fork();
    const comercio = em.create(Comercio, loja('padaria'));
    await em.flush();
    expect(comercio).toMatchObject({ id: expect.any(Number), ativo: true, senha_inicial: true });
    expect(comercio.data_cadastro).toMatch(isoText);

    const foto = em.create(Foto, { comercio_id: comercio.id, bytes: Buffer.from('webp'), etag: 'a' });
    await em.flush();
    const lida = await orm.em.fork().findOneOrFail(Foto, { comercio_id: comercio.id });
    expect(lida).toMatchObject({ id: foto.id, comercio_id: comercio.id, entregador_id: null });
    expect(lida.bytes).toEqual(Buffer.from('webp'));
    const [same] = await em.getKysely().selectFrom('foto').selectAll().where('id', '=', foto.id).execute();
    expect({ ...same }).toEqual({ ...lida });
  });

  test('that was changed is saved as it was changed, a timestamp too', async () => {
    const em = orm.em.fork();
    const { id } = em.create(Comercio, loja('farmácia'));
    await em.flush();
    const mesma = await em.findOneOrFail(Comercio, { nome: 'farmácia' });
    mesma.ativo = false;
    mesma.removido_em = '2026-11-21T12:00:00.000Z';
    await em.flush();
    expect(await orm.em.fork().findOneOrFail(Comercio, mesma.id)).toMatchObject({
      ativo: false,
      removido_em: '2026-11-21T12:00:00.000Z',
    });
    expect(id ?? mesma.id).toBe(mesma.id);
  });
});

describe('a query that is compiled once', () => {
  const lojas = compiled((db, given: Given<{ nome: string; ativo: boolean }>) =>
    db
      .selectFrom('comercio')
      .select(['id', 'nome'])
      .where('nome', '=', given('nome'))
      .where('ativo', '=', given('ativo')),
  );

  test('answers each call for its own arguments, inside the transaction', async () => {
    await orm.em.fork().transactional(async (em) => {
      for (const nome of ['um', 'dois']) {
        await em.getKysely().insertInto('comercio').values({ nome, nome_chave: nome, senha_hash: 'x' }).execute();
      }
      expect(await lojas(em, { nome: 'um', ativo: true })).toMatchObject([{ nome: 'um' }]);
      expect(await lojas(em, { nome: 'dois', ativo: true })).toMatchObject([{ nome: 'dois' }]);
      expect(await lojas(em, { nome: 'dois', ativo: false })).toEqual([]);
      expect(await lojas(orm.em.fork(), { nome: 'um', ativo: true })).toEqual([]);
    });
    expectTypeOf(lojas).returns.resolves.toEqualTypeOf<{ id: number; nome: string }[]>();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiled, type Given } from './compiled.ts';
import { initOrm, type Orm } from './orm.ts';
import { rows, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { runSql } from './testing/cluster.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 1 });
  await runSql(database.url, `insert into comercio (nome, nome_chave, senha_hash) values ('Padaria', 'padaria', 'x')`);
});

afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const porNome = compiled((db, given: Given<{ nome_chave: string }>) =>
  db.selectFrom('comercio').select(['nome', 'endereco_retirada']).where('nome_chave', '=', given('nome_chave')),
);

/** Returns the matching prepared statements of the single connection. */
const prepared = () =>
  rows(
    orm.em.fork(),
    sql<{ name: string; calls: number }>`
      select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like '%nome_chave" = $1'`,
  );

test('a compiled query is parsed once per connection, outside of a transaction and inside', async () => {
  expect(await porNome(orm.em.fork(), { nome_chave: 'padaria' })).toHaveLength(1);
  await orm.em.fork().transactional((em) => porNome(em, { nome_chave: 'padaria' }));
  expect(await prepared()).toEqual([{ name: expect.stringMatching(/^c[\w-]{22}_0$/), calls: 2 }]);
});

test('a migration under a live connection is seen by the next call, and by the next transaction after the one that met it', async () => {
  const em = orm.em.fork();
  await runSql(database.url, 'alter table comercio alter column endereco_retirada type varchar(400)');
  expect(await porNome(em, { nome_chave: 'padaria' })).toEqual([{ nome: 'Padaria', endereco_retirada: null }]);

  await runSql(database.url, 'alter table comercio alter column endereco_retirada type text');
  const act = () => orm.em.fork().transactional((inside) => porNome(inside, { nome_chave: 'padaria' }));
  await expect(act()).rejects.toThrow('cached plan must not change result type');
  expect(await act()).toHaveLength(1);
  const names = (await prepared()).map(({ name }) => name.slice(-2));
  expect(names.sort()).toEqual(['_0', '_1', '_2']);
});

test('what a query does not take as an argument stands in its text, so that a plan for any arguments finds a partial index', async () => {
  const abertas = compiled((db, given: Given<{ entregador_id: number }>) =>
    db
      .selectFrom('solicitacao')
      .select('id')
      .where('entregador_id', '=', given('entregador_id'))
      .where('status', 'in', ['aceita', 'em_retirada'])
      .limit(3),
  );
  await orm.em.fork().transactional(async (em) => {
    await abertas(em, { entregador_id: 1 });
    const [statement] = await rows(
      em,
      sql<{
        statement: string;
      }>`select statement from pg_prepared_statements where statement like '%"entregador_id" = $1%'`,
    );
    expect(statement?.statement).toContain(`"status" in ('aceita', 'em_retirada') limit 3`);
  });
});

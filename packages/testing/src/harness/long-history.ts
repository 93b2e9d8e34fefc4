import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { afterAll, beforeAll } from 'vitest';

const FILLING_MS = 120_000;

/** Returns SQL that inserts couriers with the ids 1 to `quantos`. */
export const entregadores = (quantos: number) => `
insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
  cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
select 'e' || i, 'Entregador ' || i, '2026-01-05', '1995-03-10', 'x', 'i' || i, 'x', 'solteiro', 'Rua A', 'Zona 1',
  '87013060', '+5544998124076', 'email', 'x', 'x', 'x' from generate_series(1, ${quantos}) i;`;

/** Returns SQL that inserts shops with the ids 1 to `quantos`. */
export const comercios = (quantos: number) => `
insert into comercio (nome, nome_chave, senha_hash) select 'Loja ' || i, 'loja ' || i, 'x' from generate_series(1, ${quantos}) i;`;

/** The reads of a query: full scans of the given tables, and rows read, by index or not. */
export interface Leitura<T> {
  dado: T;
  varreduras: number;
  linhas: number;
}

export interface LongHistory {
  em: () => Em;
  /** Runs more statements without triggers, like the first ones, and analyses the tables again. */
  add: (statements: string) => Promise<void>;
  /** Runs `ask` in a transaction and counts what it reads of `tabelas`. */
  read: <T>(tables: readonly string[], ask: (em: Em) => Promise<T>) => Promise<Leitura<T>>;
  /** The same, but rolls its writes back. */
  readAndUndo: <T>(tables: readonly string[], ask: (em: Em) => Promise<T>) => Promise<Leitura<T>>;
}

const count = (em: Em, tables: readonly string[]) =>
  onlyRow(
    em,
    sql<{ varreduras: number; linhas: number }>`
      select sum(seq_scan)::int as varreduras, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as linhas
        from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`,
  );

async function counted<T>(em: Em, tables: readonly string[], ask: (em: Em) => Promise<T>): Promise<Leitura<T>> {
  const before = await count(em, tables);
  const dado = await ask(em);
  const after = await count(em, tables);
  return { dado, varreduras: after.varreduras - before.varreduras, linhas: after.linhas - before.linhas };
}

class Undone extends Error {}

/** Returns the result of `work`, in a transaction that is rolled back. */
async function undone<T>(orm: Orm, work: (em: Em) => Promise<T>): Promise<T> {
  const given: T[] = [];
  const transaction = orm.em.fork().transactional(async (em) => {
    given.push(await work(em));
    throw new Undone();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  const [dado] = given;
  if (dado === undefined) throw new Error('it gave nothing');
  return dado;
}

/**
 * Creates a separate database for the test file with years of history, inserted without triggers and analysed. The
 * counts of rows and full scans are the same on every machine, unlike times.
 */
export function longHistory(statements: string): LongHistory {
  let database: TestDatabase;
  let orm: Orm;
  const add = (more: string) => runSql(database.url, `set session_replication_role = replica; ${more} analyze;`);
  beforeAll(async () => {
    database = await createTestDatabase();
    await add(statements);
    orm = await initOrm({ url: database.url, poolMax: 2 });
  }, FILLING_MS);
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });
  return {
    em: () => orm.em.fork(),
    add,
    read: (tables, ask) => orm.em.fork().transactional((em) => counted(em, tables, ask)),
    readAndUndo: (tables, ask) => undone(orm, (em) => counted(em, tables, ask)),
  };
}

import { createVault } from '@corre/api/base/vault.ts';
import { demoLender } from '@corre/api/runtime/first-start.ts';
import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { plantarDemo } from '@corre/demo/plant-demo.ts';
import { TABLES } from '@corre/demo/without-triggers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What triggers keep beside the rows of the history. Balances depend on the order, so invariants check them. */
const KEPT: Record<string, RawBuilder<unknown>> = {
  couriers: sql`select id, total_solicitacoes, total_entregas, avaliacao_soma, total_avaliacoes from entregador`,
  weeks: sql`select * from resumo_semanal`,
  changes: sql`select solicitacao_id, comercio_id from mudanca_da_solicitacao`,
  cash: sql`
    select m.tipo, m.entregador_id, m.comercio_id, m.solicitacao_id, m.feito_por_tipo, m.feito_por_id, m.feito_em, l.conta, l.valor
      from custodia_movimento m join custodia_lancamento l on l.movimento_id = m.id where m.solicitacao_id is not null`,
};

async function kept(em: Em): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = [];
  for (const [name, query] of Object.entries(KEPT)) {
    const found = await rows(em, sql<{ row: string }>`select to_jsonb(t)::text as row from (${query}) t order by 1`);
    entries.push([name, found.map(({ row }) => row)]);
  }
  return Object.fromEntries(entries);
}

/** Inserts the rows of a table anew, this time with its triggers. */
const again = (em: Em, table: string) =>
  em.execute(`do $$
    declare colunas text;
    begin
      select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into colunas
        from information_schema.columns
       where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER';
      execute format('create temp table de_novo on commit drop as select %s from ${table}', colunas);
      set local session_replication_role = replica;
      delete from ${table};
      set local session_replication_role = origin;
      execute format('insert into ${table} (%1$s) select %1$s from de_novo order by id', colunas);
      drop table de_novo;
    end $$`);

let database: TestDatabase;
let orm: Orm;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 2 });
  await plantarDemo(orm.em.fork(), demoLender(createVault('0'.repeat(64))));
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

test('the triggers work again, and the story knows each one that it switched off', async () => {
  const em = orm.em.fork();
  expect(await rows(em, sql`select tgname from pg_trigger where tgenabled <> 'O'`)).toEqual([]);
  const inserts = await rows(
    em,
    sql<{ name: string }>`
      select tgrelid::regclass || ' ' || tgname as name from pg_trigger
       where not tgisinternal and tgtype & 4 <> 0 and tgrelid::regclass::text = any(${[...TABLES]}::text[]) `,
  );
  expect(inserts.map(({ name }) => name).sort()).toEqual(
    [
      'avaliacao contada',
      'avaliacao mudou',
      'custodia_lancamento em_aberto',
      'custodia_lancamento em_equilibrio',
      'custodia_lancamento saldos',
      // Facts of other systems: no shop of the story has one.
      'marco conta_do_marco',
      // Only of a parcel that goes back, and of a courier who shares a position.
      'marco encerra_volta',
      'marco esquece_localizacao',
      // Marks of closed hours: none is closed yet.
      'marco muda_numeros',
      'marco mudou',
      // It stays on.
      'entrega com_liquido',
      'entrega contada',
      'entrega muda_numeros',
      'entrega recebida',
      'entrega somada',
      // Only of an open offer.
      'oferta feita',
      'oferta muda_numeros',
      'solicitacao abre_fluxo',
      'solicitacao contada',
      'solicitacao muda_numeros',
      'solicitacao mudou_ao_nascer',
      // Only of a request in progress.
      'solicitacao ocupa',
      'solicitacao_historico conta_do_passo',
      'solicitacao_historico muda_numeros',
      'turno muda_numeros',
    ].sort(),
  );
});

test('the story writes by itself what the triggers of each row would write', async () => {
  const written = await kept(orm.em.fork());
  for (const found of Object.values(written)) expect(found.length).toBeGreaterThan(5);
  await orm.em.fork().transactional(async (em) => {
    // The triggers of this many rows take a while.
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local session_replication_role = replica');
    for (const table of ['pagamento', 'fatura', 'resumo_semanal', 'mudanca_da_solicitacao', 'custodia_aberta'])
      await em.execute(`delete from ${table}`);
    await em.execute('delete from custodia_lancamento');
    await em.execute('delete from custodia_movimento');
    await em.execute(
      'update entregador set total_solicitacoes = 0, total_entregas = 0, avaliacao_soma = 0, total_avaliacoes = 0',
    );
    for (const table of ['solicitacao', 'entrega', 'avaliacao']) await again(em, table);
    expect(await kept(em)).toEqual(written);
  });
});

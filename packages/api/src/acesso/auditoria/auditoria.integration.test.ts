import { initOrm, type Orm } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditar } from './auditar.ts';

let banco: TestDatabase;
let orm: Orm;
beforeAll(async () => {
  banco = await createTestDatabase();
  orm = await initOrm({ url: banco.url, poolMax: 2 });
});
afterAll(async () => {
  await orm.close();
  await banco.drop();
});

test('an act is kept with who did it, to what, and when', async () => {
  const em = orm.em.fork();
  await auditar(em, { user_type: 'admin', id: 7 }, 'comercio_criado', 'comercio', 3, { motivo: 'teste' });
  await auditar(em, null, 'login_recusado');
  expect(
    await rows(em, sql`select ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes from auditoria order by id`),
  ).toEqual([
    {
      ator_tipo: 'admin',
      ator_id: 7,
      acao: 'comercio_criado',
      alvo_tipo: 'comercio',
      alvo_id: 3,
      detalhes: { motivo: 'teste' },
    },
    { ator_tipo: 'anonimo', ator_id: null, acao: 'login_recusado', alvo_tipo: null, alvo_id: null, detalhes: {} },
  ]);
});

test('nobody changes or deletes what was kept', async () => {
  const em = orm.em.fork();
  await expect(rows(em, sql`update auditoria set acao = 'outra'`)).rejects.toThrow(/append-only/);
  await expect(rows(em, sql`delete from auditoria`)).rejects.toThrow(/append-only/);
  await expect(rows(em, sql`truncate auditoria`)).rejects.toThrow(/append-only/);
});

test('an act that is rolled back leaves no trace', async () => {
  const em = orm.em.fork();
  const desfeito = em.transactional(async (tx) => {
    await auditar(tx, { user_type: 'suporte', id: 2 }, 'conta_criada');
    throw new Error('desfeito');
  });
  await expect(desfeito).rejects.toThrow('desfeito');
  expect(await rows(em, sql`select 1 from auditoria where acao = 'conta_criada'`)).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initOrm, type Orm } from '../orm.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { erDiagram, triggersTable, withDiagram, withTriggers } from './drawn-docs.ts';

let database: TestDatabase;
let orm: Orm;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 1 });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const document = (name: string) => readFile(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

test('a reference is a line that says how many rows stand at each end', () => {
  const lines = erDiagram(orm)
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toContain('rota ||--o{ solicitacao : rota_id');
  expect(lines).toContain('entregador ||--o| fila_entregador : entregador_id');
  expect(lines).toContain('comercio |o--o| foto : comercio_id');
  expect(lines).toContain('funcionario |o--o{ solicitacao : atribuida_por');
  expect(lines).toContain('fechamento');
});

test('the diagram of the architecture is the one of the entities (else: npm run er)', async () => {
  const markdown = await document('architecture.md');
  expect(markdown).toContain('erDiagram');
  expect(markdown).toBe(withDiagram(markdown, erDiagram(orm)));
});

test('a trigger is a line for each kind of write, with the file of its function', async () => {
  const lines = (await triggersTable(orm.em)).split('\n');
  expect(lines).toContain('| `rota` | insert | before | `prioriza` | `rota_prioriza` | `despacho/rota.sql` |');
  expect(lines).toContain(
    '| `elo` | delete | before | `so_acrescenta` | `proibir_alteracao` | `schema/append-only.sql` |',
  );
  expect(lines).toContain(
    '| `elo` | update | before | `so_acrescenta` | `proibir_alteracao` | `schema/append-only.sql` |',
  );
  expect(lines).toContain(
    '| `custodia_lancamento` | insert | commit | `em_equilibrio` | `conferir_equilibrio` | `custodia/custodia.sql` |',
  );
});

test('the table of triggers is the one of the database (else: npm run er)', async () => {
  const markdown = await document('database.md');
  expect(markdown).toContain('| table | write | when | trigger | function | file |');
  expect(markdown).toBe(withTriggers(markdown, await triggersTable(orm.em)));
});

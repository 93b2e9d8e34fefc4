import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initOrm, type Orm } from '../orm.ts';
import { erDiagram, withDiagram } from './er-diagram.ts';

let orm: Orm;
beforeAll(async () => {
  orm = await initOrm({ url: 'postgresql://nobody@localhost/none' });
});
afterAll(() => orm.close(true));

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
  const markdown = await readFile(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  expect(markdown).toContain('erDiagram');
  expect(markdown).toBe(withDiagram(markdown, erDiagram(orm)));
});

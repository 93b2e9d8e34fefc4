import { expect, test } from 'vitest';
import { formatSql, migrationFile, migrationList } from './next-migration.ts';

test('a table is written with a column per line; commas inside parentheses stay', () => {
  expect(formatSql('create table "a" ("id" serial primary key, "valor" numeric(12,2) not null);')).toBe(
    'create table "a" (\n  "id" serial primary key,\n  "valor" numeric(12,2) not null\n);',
  );
});

test('what PostgreSQL does unasked is left out', () => {
  expect(formatSql('… references "a" ("id") on update no action on delete cascade;')).toBe(
    '… references "a" ("id") on delete cascade;',
  );
});

test('text that means something to TypeScript stays text in a migration', async () => {
  const tricky = ["select '`$", "{x}` \\d';"].join('');
  const source = migrationFile('novo-campo', [tricky]);
  expect(source).toContain('export const novoCampo: Migration = {');
  const literal = source.slice(source.indexOf('/* sql */') + '/* sql */'.length, source.lastIndexOf(','));
  const module = await import(`data:text/javascript,export default ${encodeURIComponent(literal)}`);
  expect(module.default.trim()).toBe(tricky);
});

test('the list names every migration by its file', () => {
  const list = migrationList(['20261121175155-initial', '20261122090000-novo-campo']);
  expect(list).toContain("import { novoCampo } from './20261122090000-novo-campo.ts';");
  expect(list).toContain("{ name: '20261122090000-novo-campo', ...novoCampo },");
});

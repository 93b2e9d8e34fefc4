import type { Em, Orm } from '../orm.ts';
import { readCatalog } from './catalog.ts';
import { statementsAfterTables, statementsBeforeTables } from './sql-files.ts';

/**
 * Returns the statements of the next migration: the differences between this database, the entities and the SQL files
 * beside them. Empty when there are none. **Executes the statements**, so give it a separate database. Hand-written
 * expressions of an entity are compared only by name. A comparison with `schemaFromEntities` finds the other
 * differences.
 */
export async function nextMigration(orm: Orm): Promise<string[]> {
  const before = await applyWhatChanges(orm.em, statementsBeforeTables());
  const tables = (await tablesSql(orm)).trim();
  if (tables !== '') await orm.em.execute(tables);
  const after = await applyWhatChanges(orm.em, statementsAfterTables());
  return [...before, ...(tables === '' ? [] : [formatSql(tables)]), ...after].map(terminated);
}

/**
 * Returns the SQL for the tables. The first migration is a creation, so that each table's checks stand
 * beside it.
 */
async function tablesSql(orm: Orm): Promise<string> {
  const tables = await orm.em.execute(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'mikro_orm_migrations'`,
  );
  return tables.length === 0
    ? orm.schema.getCreateSchemaSQL({ wrap: false })
    : orm.schema.getUpdateSchemaSQL({ wrap: false });
}

/**
 * Creates the schema in an empty database from the entities and the SQL files alone. The migrations must have the same
 * result.
 */
export async function schemaFromEntities({ em, schema }: Orm): Promise<void> {
  const tables = await schema.getCreateSchemaSQL({ wrap: false });
  const statements = [...statementsBeforeTables(), tables, ...statementsAfterTables()];
  for (const statement of statements) await em.execute(statement);
}

async function applyWhatChanges(em: Em, statements: readonly string[]): Promise<string[]> {
  const changing: string[] = [];
  let before = (await readCatalog(em)).join('\n');
  for (const statement of statements) {
    const result = await em.execute<{ affectedRows?: number }>(statement, [], 'run');
    const after = (await readCatalog(em)).join('\n');
    if (before !== after || (result.affectedRows ?? 0) > 0) changing.push(statement);
    before = after;
  }
  return changing;
}

const terminated = (statement: string): string => (statement.endsWith(';') ? statement : `${statement};`);

/** Returns the text of a migration's file. `name` is in kebab-case. */
export function migrationFile(name: string, statements: readonly string[]): string {
  const sql = statements.join('\n\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (\`npm run migration -- create ${name}\`). */
export const ${variable(name)}: Migration = {
  phase: 'expand',
  sql: /* sql */ \`
${sql}
\`,
};
`;
}

/** Returns the text of `migrations/list.ts`. `names` are the files' names without extension, in order. */
export function migrationList(names: readonly string[]): string {
  const entries = names.map((name) => ({ name, constant: variable(name.slice('yyyymmddhhmmss-'.length)) }));
  return `import type { NamedMigration } from '../migrate/migration.ts';
${entries.map((entry) => `import { ${entry.constant} } from './${entry.name}.ts';\n`).join('')}
/** Every migration, in order. \`npm run migration -- create\` writes this file. */
export const migrations: NamedMigration[] = [
${entries.map((entry) => `  { name: '${entry.name}', ...${entry.constant} },\n`).join('')}];
`;
}

const variable = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Formats generated SQL for readers, with each column on its own line. */
export function formatSql(sql: string): string {
  return sql
    .split('\n')
    .map((line) => (line.startsWith('create table ') ? formatTable(line) : formatStatement(line)))
    .join('\n');
}

/** Commas inside parentheses (`numeric(12,2)`) do not end a column. */
function formatTable(line: string): string {
  const start = line.indexOf('(');
  const end = line.lastIndexOf(')');
  const columns: string[] = [''];
  let depth = 0;
  for (const character of line.slice(start + 1, end)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) columns.push('');
    else columns[columns.length - 1] += character;
  }
  return `${line.slice(0, start)}(\n${columns.map((column) => `  ${column.trim()}`).join(',\n')}\n${line.slice(end)}`;
}

/** Removes `no action`, which is PostgreSQL's default. */
const formatStatement = (line: string): string =>
  line.replace(' on update no action', '').replace(' on delete no action', '');

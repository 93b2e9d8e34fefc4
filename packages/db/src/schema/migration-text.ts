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

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

/** The text of a migration's file. `name` is in kebab-case. */
export function migrationFile(name: string, statements: readonly string[]): string {
  const sql = statements.join('\n\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `import { Migration } from '@mikro-orm/migrations';

/** Generated from the entities (\`npm run migration -- create ${name}\`). */
export class ${className(name)} extends Migration {
  override up(): void {
    this.addSql(statements);
  }
}

const statements = /* sql */ \`
${sql}
\`;
`;
}

/** The text of \`migrations/list.ts\`; \`names\` are the files' names without ending, in order. */
export function migrationList(names: readonly string[]): string {
  const entries = names.map((name) => ({ name, className: className(name.slice('yyyymmddhhmmss-'.length)) }));
  return `import type { MigrationObject } from '@mikro-orm/core';
${entries.map((entry) => `import { ${entry.className} } from './${entry.name}.ts';\n`).join('')}
/** Every migration, in order. \`npm run migration -- create\` writes this file. */
export const migrations: MigrationObject[] = [
${entries.map((entry) => `  { name: '${entry.name}', class: ${entry.className} },\n`).join('')}];
`;
}

const className = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

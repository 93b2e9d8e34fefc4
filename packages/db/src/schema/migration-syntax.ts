import { loadModule, type Node, parseSync } from 'libpg-query';
import type { NamedMigration } from '../migrate/migration.ts';

await loadModule();

/** One statement of a migration, parsed by PostgreSQL's own parser. */
export interface ParsedStatement {
  node: Node;
  /** The beginning of the statement, for messages. */
  text: string;
}

/** Returns the statements of a text, without the comments and semicolons between them. Throws if it is not SQL. */
export const parseStatements = (sql: string): string[] => split(sql).map(({ text }) => text);

/** Returns the statements of a migration, in order. Throws the parser's error when a text is not SQL. */
export function parseMigration(migration: NamedMigration): ParsedStatement[] {
  return textsOf(migration).flatMap(parse);
}

/** Returns the texts that are sent one by one. */
export function textsOf(migration: NamedMigration): readonly string[] {
  if ('sql' in migration) return [migration.sql];
  return 'batch' in migration ? [migration.batch] : migration.apart;
}

function parse(sql: string): ParsedStatement[] {
  return split(sql).map(({ node, text }) => {
    const line = text.replace(/\s+/g, ' ');
    return { node, text: line.length > 90 ? `${line.slice(0, 89)}…` : line };
  });
}

function split(sql: string): ParsedStatement[] {
  // The parser counts offsets in bytes.
  const bytes = Buffer.from(sql);
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    if (stmt === undefined) return [];
    const end = stmt_len === undefined ? undefined : stmt_location + stmt_len;
    return [{ node: stmt, text: bytes.subarray(stmt_location, end).toString().trim() }];
  });
}

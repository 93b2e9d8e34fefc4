import { type Constraint, loadModule, type Node, parseSync } from 'libpg-query';
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

/** The context of a statement that the rules need. */
export interface History {
  /** Tables that the migration itself creates. No process uses them yet. */
  ownTables: ReadonlySet<string>;
  /** Constraints that the migration itself adds. */
  ownConstraints: ReadonlySet<string>;
  /** `table.column` of every column that an earlier, validated check declares not null. */
  filled: ReadonlySet<string>;
}

/** Builds the history from the earlier migrations and the statements of the present one. */
export function historyOf(before: readonly NamedMigration[], own: readonly ParsedStatement[]): History {
  return {
    ownTables: new Set(own.flatMap(({ node }) => created(node))),
    ownConstraints: new Set(own.flatMap(({ node }) => constraints(node).map(({ conname }) => conname ?? ''))),
    filled: filledColumns(before.flatMap(parseMigration).map(({ node }) => node)),
  };
}

function created(node: Node): string[] {
  if ('CreateStmt' in node) return [node.CreateStmt.relation?.relname ?? ''];
  return 'CreateTableAsStmt' in node ? [node.CreateTableAsStmt.into?.rel?.relname ?? ''] : [];
}

/** Returns the commands of an `alter table`, with its table. */
export function alterations(node: Node) {
  if (!('AlterTableStmt' in node) || node.AlterTableStmt.objtype === 'OBJECT_INDEX') return [];
  const table = node.AlterTableStmt.relation?.relname ?? '';
  return (node.AlterTableStmt.cmds ?? []).flatMap((cmd) =>
    'AlterTableCmd' in cmd ? [{ table, command: cmd.AlterTableCmd }] : [],
  );
}

function constraints(node: Node): Constraint[] {
  return alterations(node).flatMap(({ command: { def } }) =>
    def !== undefined && 'Constraint' in def ? [def.Constraint] : [],
  );
}

function filledColumns(nodes: readonly Node[]): Set<string> {
  const says = new Map<string, string>();
  const filled = new Set<string>();
  for (const { table, command } of nodes.flatMap(alterations)) {
    const { subtype, def, name } = command;
    if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def) {
      const column = saysNotNull(def.Constraint);
      if (column !== undefined) says.set(`${table}.${def.Constraint.conname}`, `${table}.${column}`);
    }
    const column = says.get(`${table}.${name}`);
    if (subtype === 'AT_ValidateConstraint' && column !== undefined) filled.add(column);
  }
  return filled;
}

/** Returns the column of a check that is exactly `column is not null`. */
function saysNotNull({ raw_expr }: Constraint): string | undefined {
  if (raw_expr === undefined || !('NullTest' in raw_expr) || raw_expr.NullTest.nulltesttype !== 'IS_NOT_NULL') return;
  const { arg } = raw_expr.NullTest;
  const field = arg !== undefined && 'ColumnRef' in arg ? arg.ColumnRef.fields?.at(-1) : undefined;
  return field !== undefined && 'String' in field ? field.String.sval : undefined;
}

import type { DropStmt, IndexStmt, Node, RenameStmt } from 'libpg-query';
import type { NamedMigration } from '../migrate/migration.ts';
import { type Advice, alterAdvice } from './alter-advice.ts';
import { alterations, type History } from './migration-syntax.ts';

/** Returns the rules that one statement breaks. */
export function statementAdvice(node: Node, migration: NamedMigration, history: History): Advice[] {
  const apart = 'apart' in migration;
  if (apart && !mayBeRepeated(node))
    return [
      {
        rule: 'apart',
        advice:
          'Outside a transaction only what may be repeated: create, drop or reindex an index concurrently, validate a constraint.',
      },
    ];
  if ('AlterTableStmt' in node)
    return alterations(node)
      .filter(({ table }) => !history.ownTables.has(table))
      .flatMap(({ table, command }) => alterAdvice(table, command, migration, history));
  if ('IndexStmt' in node) return indexAdvice(node.IndexStmt, apart, history);
  if ('DropStmt' in node) return migration.phase === 'contract' ? [] : dropAdvice(node.DropStmt);
  if ('RenameStmt' in node) return renameAdvice(node.RenameStmt);
  return 'batch' in migration ? [] : otherAdvice(node, history);
}

function mayBeRepeated(node: Node): boolean {
  if ('IndexStmt' in node) return true;
  if ('DropStmt' in node) return node.DropStmt.concurrent === true && node.DropStmt.missing_ok === true;
  if ('ReindexStmt' in node) return JSON.stringify(node).includes('concurrently');
  const commands = alterations(node);
  return commands.length > 0 && commands.every(({ command }) => command.subtype === 'AT_ValidateConstraint');
}

function indexAdvice(index: IndexStmt, apart: boolean, { ownTables }: History): Advice[] {
  if (index.concurrent !== true)
    return ownTables.has(index.relation?.relname ?? '')
      ? []
      : [
          {
            rule: 'index',
            advice: 'Nobody can write while it is made: `create index concurrently`, in a migration with `apart`.',
          },
        ];
  if (!apart)
    return [
      { rule: 'index', advice: 'An index is made concurrently in a migration with `apart`, outside a transaction.' },
    ];
  return index.if_not_exists === true || index.idxname === undefined
    ? [
        {
          rule: 'index',
          advice:
            'Give the index a name, without `if not exists`, which keeps one that an interrupted run left invalid.',
        },
      ]
    : [];
}

/** The kinds of objects that old processes may still use. Statements do not name indexes or triggers. */
const asked = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_FUNCTION', 'OBJECT_SEQUENCE', 'OBJECT_TYPE'];

const dropAdvice = ({ removeType = 'OBJECT_TABLE' }: DropStmt): Advice[] =>
  asked.includes(removeType)
    ? [
        {
          rule: 'drop',
          advice: 'Old processes may still use it: drop it a release later, in a migration with `phase: contract`.',
        },
      ]
    : [];

const renameAdvice = ({ renameType = 'OBJECT_TABLE' }: RenameStmt): Advice[] =>
  [...asked, 'OBJECT_COLUMN'].includes(renameType)
    ? [
        {
          rule: 'rename',
          advice:
            'No process of either release knows both names: add the new one, fill it, drop the old one a release later.',
        },
      ]
    : [];

function otherAdvice(node: Node, { ownTables }: History): Advice[] {
  if ('LockStmt' in node)
    return [{ rule: 'lock', advice: 'Everybody waits for a locked table. Let statements take their own locks.' }];
  if ('TransactionStmt' in node || 'VariableSetStmt' in node)
    return [{ rule: 'session', advice: 'Transactions and settings are those of migrate.ts.' }];
  if ('VacuumStmt' in node || 'ClusterStmt' in node || 'ReindexStmt' in node || 'TruncateStmt' in node)
    return [{ rule: 'rewrite', advice: 'It locks the table for as long as it works on it.' }];
  const writes = rewritten(node);
  return writes === undefined || ownTables.has(writes)
    ? []
    : [
        {
          rule: 'batch',
          advice: 'It holds its rows until the whole migration ends: a migration with `batch` does some at a time.',
        },
      ];
}

/** Returns the table whose existing rows the statement changes, or into which it inserts the rows of a select. */
function rewritten(node: Node): string | undefined {
  if ('UpdateStmt' in node) return node.UpdateStmt.relation?.relname;
  if ('DeleteStmt' in node) return node.DeleteStmt.relation?.relname;
  if (!('InsertStmt' in node)) return undefined;
  const { selectStmt, relation } = node.InsertStmt;
  const copies =
    selectStmt !== undefined && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.fromClause !== undefined;
  return copies ? relation?.relname : undefined;
}

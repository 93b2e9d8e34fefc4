import type { NamedMigration } from '../migrate/migration.ts';
import type { Advice } from './alter-advice.ts';
import { statementAdvice } from './migration-advice.ts';
import { type History, historyOf, type ParsedStatement, parseMigration, textsOf } from './migration-syntax.ts';

/** A rule that a migration breaks. `advice` tells what to write instead. */
export interface BrokenRule extends Advice {
  migration: string;
  statement: string;
}

/**
 * Returns the statements that would stop or break other processes. Leaves out the exceptions that a migration declares
 * (ADR 0008). The first migration breaks no rule, because no process uses the tables that it creates.
 */
export function brokenRules(list: readonly NamedMigration[]): BrokenRule[] {
  return list.flatMap((migration, index) => {
    const before = list.slice(0, index);
    const statements = parseMigration(migration);
    return [
      ...shapeAdvice(migration, before, statements),
      ...each(migration, statements, historyOf(before, statements)),
    ]
      .filter(({ rule }) => migration.exceptions?.[rule] === undefined)
      .map((broken) => ({ ...broken, migration: migration.name }));
  });
}

type Finding = Advice & { statement: string };

const each = (migration: NamedMigration, statements: readonly ParsedStatement[], history: History): Finding[] =>
  statements.flatMap(({ node, text }) =>
    statementAdvice(node, migration, history).map((advice) => ({ ...advice, statement: text })),
  );

/** Checks the migration as a whole. */
function shapeAdvice(
  migration: NamedMigration,
  before: readonly NamedMigration[],
  statements: readonly ParsedStatement[],
): Finding[] {
  const found: Finding[] = [];
  const say = (rule: string, advice: string, statement = '') => found.push({ rule, advice, statement });
  if (migration.phase === 'contract' && !before.some(({ name }) => name === migration.needs))
    say('needs', `Name an earlier migration with \`needs\`: ${migration.needs} is none.`);
  if (!('sql' in migration) && statements.length !== textsOf(migration).length)
    say('one-by-one', 'Write one statement into each text: PostgreSQL makes one transaction of several.');
  if ('batch' in migration && !statements.every(isLimited))
    say(
      'batch',
      'A batch is one update, delete or insert of what a select with `limit` finds.',
      migration.batch.trim(),
    );
  return found;
}

function isLimited({ node }: ParsedStatement): boolean {
  const writes = 'UpdateStmt' in node || 'DeleteStmt' in node || 'InsertStmt' in node;
  return writes && JSON.stringify(node).includes('"limitCount"');
}

import type { AlterTableCmd, ColumnDef, Constraint, ConstrType, Node } from 'libpg-query';
import type { NamedMigration } from '../migrate/migration.ts';
import type { History } from './migration-syntax.ts';

/** A broken rule of migrations, by name, and what to write instead. */
export interface Advice {
  rule: string;
  advice: string;
}

/** Returns the rules that one command of an `alter table` breaks. The table is one that running processes use. */
export function alterAdvice(
  table: string,
  command: AlterTableCmd,
  migration: NamedMigration,
  history: History,
): Advice[] {
  const { subtype, def, name = '' } = command;
  switch (subtype) {
    case 'AT_AddColumn':
      return def !== undefined && 'ColumnDef' in def ? columnAdvice(def.ColumnDef) : [];
    case 'AT_AddConstraint':
      return def !== undefined && 'Constraint' in def ? constraintAdvice(def.Constraint) : [];
    case 'AT_ValidateConstraint':
      return history.ownConstraints.has(name)
        ? [
            {
              rule: 'validate',
              advice: 'Validate it in a later migration: here the lock under which it was added is still held.',
            },
          ]
        : [];
    case 'AT_AlterColumnType':
      return [
        {
          rule: 'rewrite',
          advice:
            'Another type writes the table anew: add a column, fill it in batches, drop the old one a release later.',
        },
      ];
    case 'AT_SetNotNull':
      return notNullAdvice(`${table}.${name}`, migration, history);
    case 'AT_DropColumn':
      return migration.phase === 'contract'
        ? []
        : [
            {
              rule: 'drop',
              advice: 'Old processes may still use it: drop it a release later, in a migration with `phase: contract`.',
            },
          ];
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetTableSpace':
    case 'AT_SetAccessMethod':
    case 'AT_AddIdentity':
    case 'AT_SetExpression':
      return [{ rule: 'rewrite', advice: 'It reads or writes the whole table under its lock.' }];
    default:
      return [];
  }
}

function notNullAdvice(column: string, { phase }: NamedMigration, { filled }: History): Advice[] {
  const scan = filled.has(column)
    ? []
    : [
        {
          rule: 'not-null',
          advice:
            'It reads the whole table under its lock: before it, `add constraint … check (column is not null) not valid` and, in a later migration, `validate constraint`.',
        },
      ];
  const early =
    phase === 'contract'
      ? []
      : [
          {
            rule: 'not-null',
            advice: 'Old processes may leave the column empty: a release later, in a migration with `phase: contract`.',
          },
        ];
  return [...scan, ...early];
}

/** Advises on a new constraint. A constraint that checks existing rows must first be added as `not valid`. */
function constraintAdvice({ contype, skip_validation, indexname }: Constraint): Advice[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL')
    return skip_validation === true
      ? []
      : [
          {
            rule: 'not-valid',
            advice:
              'It reads the whole table under its lock: `add constraint … not valid`, and `validate constraint` in a later migration.',
          },
        ];
  return indexname === undefined
    ? [
        {
          rule: 'index',
          advice:
            'It makes an index under the lock: `create unique index concurrently` first, then `add constraint … using index`.',
        },
      ]
    : [];
}

function columnAdvice(column: ColumnDef): Advice[] {
  const constraints = (column.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const has = (contype: ConstrType) => constraints.some((constraint) => constraint.contype === contype);
  const value = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const advice: Advice[] = [];
  if (
    isSerial(column) ||
    has('CONSTR_GENERATED') ||
    has('CONSTR_IDENTITY') ||
    (value !== undefined && !isTheSameForAll(value))
  )
    advice.push({
      rule: 'rewrite',
      advice:
        'Each row gets a value of its own, so the table is written anew: add the column empty, set the default, fill it in batches.',
    });
  if (has('CONSTR_NOTNULL') && value === undefined)
    advice.push({
      rule: 'default',
      advice:
        'Rows that exist, and those that old processes will write, have no value for it: give it a default or let it be empty.',
    });
  if (has('CONSTR_CHECK') || has('CONSTR_FOREIGN'))
    advice.push({ rule: 'not-valid', advice: 'Add the column alone, and its constraint with `not valid`.' });
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY'))
    advice.push({ rule: 'index', advice: 'Add the column alone, and its index concurrently.' });
  return advice;
}

function isSerial({ typeName }: ColumnDef): boolean {
  return (typeName?.names ?? []).some(
    (part) => 'String' in part && /^(small|big)?serial\d?$/.test(part.String.sval ?? ''),
  );
}

/**
 * Tells whether a default is the same for all rows: a constant or the transaction's time. PostgreSQL then stores it
 * once. The product's `agora()` differs at every call.
 */
function isTheSameForAll(value: Node): boolean {
  if ('A_Const' in value || 'SQLValueFunction' in value) return true;
  if ('TypeCast' in value) return value.TypeCast.arg !== undefined && isTheSameForAll(value.TypeCast.arg);
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isTheSameForAll);
  if (!('FuncCall' in value)) return false;
  const name = value.FuncCall.funcname?.at(-1);
  return name !== undefined && 'String' in name && name.String.sval === 'now';
}

import type { Em, Orm } from '../orm.ts';
import { readCatalog } from './catalog.ts';
import { formatSql } from './migration-text.ts';
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

/** Creates the schema in an empty database from the entities and the SQL files alone. The migrations must have the same result. */
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

import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { Em, Orm } from '../orm.ts';
import { SQL_FILES, sqlOf } from './sql-files.ts';

/**
 * Returns the schema as a Mermaid diagram: a line per reference, labelled with its column, then the unconnected tables.
 */
export function erDiagram(orm: Orm): string {
  const tables = [...orm.getMetadata().getAll().values()].sort((a, b) => (a.tableName < b.tableName ? -1 : 1));
  const lines = tables.flatMap((table) => references(table).map((column) => line(table, column)));
  const drawn = new Set(lines.flatMap((text) => text.split(' ').filter((word) => /^\w+$/.test(word))));
  const alone = tables.map(({ tableName }) => tableName).filter((name) => !drawn.has(name));
  return ['erDiagram', ...lines, ...alone].join('\n  ');
}

/** Returns `markdown` with its Mermaid diagram replaced. */
export const withDiagram = (markdown: string, diagram: string): string =>
  markdown.replace(/```mermaid\nerDiagram[\s\S]*?\n```/, () => `\`\`\`mermaid\n${diagram}\n\`\`\``);

const references = (table: EntityMetadata): EntityProperty[] =>
  table.props.filter((property) => property.targetMeta !== undefined);

function line(table: EntityMetadata, column: EntityProperty): string {
  const target = column.nullable === true ? '|o' : '||';
  const source = atMostOne(table, column) ? 'o|' : 'o{';
  return `${column.targetMeta?.tableName} ${target}--${source} ${table.tableName} : ${column.name}`;
}

/**
 * Tells whether a row of the target can be referred to at most once. This is so if the column is the whole key, or
 * unique without a condition.
 */
function atMostOne(table: EntityMetadata, column: EntityProperty): boolean {
  return (column.primary === true && table.primaryKeys.length === 1) || column.unique !== undefined;
}

/** A trigger of one kind of write, as PostgreSQL knows it. */
interface Trigger {
  tabela: string;
  escrita: string;
  quando: string;
  nome: string;
  funcao: string;
}

/**
 * Returns a Markdown table of the triggers of this database, in the order in which they run: for each table and kind of
 * write, the trigger, its function, and the file of both.
 */
export async function triggersTable(em: Em): Promise<string> {
  const triggers = await em.execute<Trigger[]>(query);
  const files = SQL_FILES.map((file) => ({ file, text: sqlOf(file) }));
  const lines = triggers.map(({ tabela, escrita, quando, nome, funcao }) => {
    const found = files.find(({ text }) => text.includes(`create or replace function ${funcao}(`));
    if (found === undefined) throw new Error(`No file has the function ${funcao}.`);
    return `| \`${tabela}\` | ${escrita} | ${quando} | \`${nome}\` | \`${funcao}\` | \`${found.file}\` |`;
  });
  return [HEAD, '|---|---|---|---|---|---|', ...lines].join('\n');
}

const HEAD = '| table | write | when | trigger | function | file |';

/** Returns `markdown` with its table of triggers replaced. */
export const withTriggers = (markdown: string, table: string): string =>
  markdown.replace(/\| table \| write \|[^\n]*\n(?:\|[^\n]*\n)*/, () => `${table}\n`);

/**
 * The bits of `tgtype` are those of PostgreSQL's `pg_trigger.h`. Triggers of one moment run in the order of their
 * names.
 */
const query = /* sql */ `
select t.tgrelid::regclass::text as tabela, e.escrita, t.tgname as nome, p.proname as funcao,
       case when t.tgdeferrable then 'commit' when t.tgtype & 2 > 0 then 'before' else 'after' end as quando
  from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid
  join (values (4, 'insert', 1), (16, 'update', 2), (8, 'delete', 3), (32, 'truncate', 4)) e (bit, escrita, vez)
    on t.tgtype & e.bit > 0
 where not t.tgisinternal
 order by tabela, e.vez, t.tgdeferrable, t.tgtype & 2 desc, t.tgname`;

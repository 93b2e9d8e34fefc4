import type { Em } from '../orm.ts';
import { SQL_FILES, sqlOf } from './sql-files.ts';

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

/** The bits of `tgtype` are those of PostgreSQL's `pg_trigger.h`. Triggers of one moment run in the order of their names. */
const query = /* sql */ `
select t.tgrelid::regclass::text as tabela, e.escrita, t.tgname as nome, p.proname as funcao,
       case when t.tgdeferrable then 'commit' when t.tgtype & 2 > 0 then 'before' else 'after' end as quando
  from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid
  join (values (4, 'insert', 1), (16, 'update', 2), (8, 'delete', 3), (32, 'truncate', 4)) e (bit, escrita, vez)
    on t.tgtype & e.bit > 0
 where not t.tgisinternal
 order by tabela, e.vez, t.tgdeferrable, t.tgtype & 2 desc, t.tgname`;

import type { Em } from '../orm.ts';

/** Tables outside of the product's schema: the list of migrations, and the clock that tests move. */
const foreignTables = ['mikro_orm_migrations', 'relogio_de_teste'];

/**
 * Returns PostgreSQL's own description of the schema, one line per column, constraint, index, trigger, function,
 * sequence and storage option. Two databases with the same lines have the same schema. MikroORM's comparison ignores
 * functions and the text of an index that is written as an expression.
 */
export async function readCatalog(em: Em): Promise<string[]> {
  const found = await em.execute<{ line: string }[]>(catalogQuery, foreignTables);
  return found.map(({ line }) => line.replace(/\s+/g, ' ')).sort();
}

const catalogQuery = /* sql */ `
with tabela as (
  select oid, relname, reloptions from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (?, ?)
)
select concat_ws(' ', 'column', t.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then 'not null' end, case a.attgenerated when 's' then 'generated' end,
         pg_get_expr(d.adbin, d.adrelid)) as line
  from tabela t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
union all
select concat_ws(' ', 'constraint', t.relname, c.conname, pg_get_constraintdef(c.oid))
  from tabela t join pg_constraint c on c.conrelid = t.oid and c.contype <> 'n'
union all
select pg_get_indexdef(i.indexrelid) from tabela t join pg_index i on i.indrelid = t.oid
union all
select pg_get_triggerdef(g.oid) from tabela t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
union all
select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
union all
select concat_ws(' ', 'sequence', s.relname) from pg_class s
 where s.relnamespace = 'public'::regnamespace and s.relkind = 'S'
   and not exists (select from pg_depend d where d.objid = s.oid and d.deptype = 'a')
union all
select concat_ws(' ', 'options', t.relname, array_to_string(t.reloptions, ', ')) from tabela t where t.reloptions is not null
`;

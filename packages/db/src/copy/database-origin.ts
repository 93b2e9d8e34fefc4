import pg, { type ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { type CopiedSequence, type CopiedTable, CopyError, type Manifest, type Origin } from './origin.ts';

/**
 * Reads a database as an `Origin`, in one snapshot that later writes do not change. The connection stays in a read-only
 * transaction until it is closed. `chave` is the fingerprint of the data key.
 */
export async function databaseOrigin(client: ClientBase, chave: string | null): Promise<Origin> {
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<Pick<Manifest, 'feita_em' | 'servidor'>>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as feita_em, current_setting('server_version') as servidor`,
  );
  const { rows: executed } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const [{ feita_em, servidor } = { feita_em: '', servidor: '' }] = rows;
  const migracoes = executed.map(({ name }) => name);
  return {
    manifest: { formato: 1, feita_em, servidor, migracoes, chave, tabelas: await readTables(client) },
    rows: (table) => copyOut(client, table),
    writtenSum: () => undefined,
    sequences: () => readSequences(client),
  };
}

/** Returns the rows of a table as COPY writes them. */
export function copyOut(client: ClientBase, table: CopiedTable): AsyncIterable<Buffer> {
  return client.query(to(`copy ${quoted(table.nome)} (${columnList(table)}) to stdout`));
}

/** The migrations create and fill this table themselves, so it is not copied. */
const LIST = 'mikro_orm_migrations';

const tablesQuery = /* sql */ `
select c.relname as nome, array_agg(a.attname::text order by a.attnum) as colunas
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
 group by c.relname order by c.relname`;

const referencesQuery = /* sql */ `
select conrelid::regclass::text as de, confrelid::regclass::text as para
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/**
 * Returns every table of the product. A referenced table comes before the tables that refer to it, so that foreign keys
 * hold while rows are copied in.
 */
export async function readTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<CopiedTable>(tablesQuery, [LIST]);
  const { rows: references } = await client.query<{ de: string; para: string }>(referencesQuery);
  const ordered: CopiedTable[] = [];
  const waiting = new Map(tables.map((table) => [table.nome, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ nome }) => !references.some(({ de, para }) => de === nome && waiting.has(para)),
    );
    if (free.length === 0)
      throw new CopyError(`Estas tabelas se referem umas às outras em círculo: ${[...waiting.keys()].join(', ')}.`);
    ordered.push(...free);
    for (const { nome } of free) waiting.delete(nome);
  }
  return ordered;
}

/**
 * Returns the current state of the sequences. Sequences ignore snapshots, so the values are never behind a row of an
 * earlier snapshot.
 */
export async function readSequences(client: ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ nome: string }>(
    `select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' and relname not like $1 order by 1`,
    [`${LIST}%`],
  );
  const sequences: CopiedSequence[] = [];
  for (const { nome } of rows) {
    const found = await client.query<{ valor: string; usado: boolean }>(
      `select last_value::text as valor, is_called as usado from ${quoted(nome)}`,
    );
    sequences.push(...found.rows.map((row) => ({ nome, ...row })));
  }
  return sequences;
}

export const quoted = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

/** Returns `"a", "b"`: the column list of a COPY. */
export const columnList = ({ colunas }: CopiedTable): string =>
  colunas.map((name) => pg.escapeIdentifier(name)).join(', ');

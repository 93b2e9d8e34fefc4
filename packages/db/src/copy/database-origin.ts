import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import type { CopiedTable, Manifest, Origin } from './origin.ts';
import { columnList, quoted, readSequences, readTables } from './tables.ts';

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

import type { Database, NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** The tables of the history, each after the tables that it depends on. */
const ACCOUNT_TABLES = [
  'rota',
  'solicitacao',
  'solicitacao_historico',
  'oferta',
  'oferta_pulo',
  'entrega',
  'mensagem',
  'leitura',
  'avaliacao',
  'suspensao',
  'contestacao',
  'turno',
  'marco',
  'problema',
  'auditoria',
] as const satisfies (keyof Database)[];

/** Rows by table. Every row of a table has the same columns. */
export type Linhas = { [Tabela in (typeof ACCOUNT_TABLES)[number]]: NewRow<Tabela>[] };

export const semLinhas = (): Linhas => ({
  rota: [],
  solicitacao: [],
  solicitacao_historico: [],
  oferta: [],
  oferta_pulo: [],
  entrega: [],
  mensagem: [],
  leitura: [],
  avaliacao: [],
  suspensao: [],
  contestacao: [],
  turno: [],
  marco: [],
  problema: [],
  auditoria: [],
});

/** Adds a row with the next id of its table and returns the id. */
export function withId<Row extends { id?: number | undefined }>(linhas: Row[], linha: Row): number {
  const id = linhas.length + 1;
  linhas.push({ id, ...linha });
  return id;
}

/** Sets the sequence of a table, so that later rows get higher ids. */
export const seguirDepois = (em: Em, table: keyof Database, ultimo: number) =>
  rows(em, sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${ultimo})`);

/** Inserts any number of rows by one statement with one value, because the number of parameters is limited. */
async function writeTable(em: Em, table: keyof Database, linhas: readonly object[]): Promise<void> {
  const [primeira] = linhas;
  if (!primeira) return;
  const columns = sql.join(Object.keys(primeira).map((coluna) => sql.ref(coluna)));
  await rows(
    em,
    sql`insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(linhas)}::jsonb)`,
  );
  if ('id' in primeira && typeof primeira.id === 'number') await seguirDepois(em, table, linhas.length);
}

/** Inserts all rows, with one statement per table. The rows have fixed ids, so they can refer to each other. */
export async function writeRows(em: Em, linhas: Linhas): Promise<void> {
  for (const table of ACCOUNT_TABLES) await writeTable(em, table, linhas[table]);
}

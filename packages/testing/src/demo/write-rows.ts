import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

export type Linha = Record<string, string | number | boolean | null>;

/** Rows by table, in the order in which the tables depend on each other. Instants are ISO 8601. */
export interface Linhas {
  rota: Linha[];
  solicitacao: Linha[];
  solicitacao_historico: Linha[];
  oferta: Linha[];
  oferta_pulo: Linha[];
  entrega: Linha[];
  mensagem: Linha[];
  leitura: Linha[];
  avaliacao: Linha[];
  suspensao: Linha[];
  contestacao: Linha[];
  turno: Linha[];
}

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
});

/** Adds a row with the next id of its table and returns the id. */
export function comId(linhas: Linha[], linha: Linha): number {
  const id = linhas.length + 1;
  linhas.push({ id, ...linha });
  return id;
}

async function gravarTabela(em: Em, tabela: string, linhas: Linha[]): Promise<void> {
  const [primeira] = linhas;
  if (!primeira) return;
  const colunas = sql.join(Object.keys(primeira).map((coluna) => sql.ref(coluna)));
  await rows(
    em,
    sql`insert into ${sql.table(tabela)} (${colunas}) overriding system value
        select ${colunas} from jsonb_populate_recordset(null::${sql.table(tabela)}, ${JSON.stringify(linhas)}::jsonb)`,
  );
  if ('id' in primeira && tabela !== 'mensagem') {
    await em.execute('select setval(pg_get_serial_sequence(?, ?), ?)', [tabela, 'id', linhas.length]);
  }
}

/** Writes all rows, one statement a table. Their ids are their own, so they can refer to each other beforehand. */
export async function gravarLinhas(em: Em, linhas: Linhas): Promise<void> {
  for (const [tabela, suas] of Object.entries(linhas)) await gravarTabela(em, tabela, suas);
}

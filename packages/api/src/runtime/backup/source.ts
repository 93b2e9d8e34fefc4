import { CopyError } from '@corre/db/copy/origin.ts';
import { addressOf } from '@corre/db/lines/address.ts';
import { ago } from './say.ts';

/** The part of a database connection that this file needs. */
interface Queries {
  query<Row extends object>(sql: string): Promise<{ rows: Row[] }>;
}

/** The database to copy, in words, so that an operator notices a wrong one. */
export interface Source {
  /** `"corre" em 127.0.0.1:5432` */
  name: string;
  /** `a solicitação mais nova é de há 3 minutos`, or that there is none */
  newest: string;
}

/**
 * Describes the database to copy. Refuses a database without a request unless `empty` permits it. A copy of the wrong
 * database would go unnoticed until it is needed.
 * @throws CopyError
 */
export async function introduceSource(client: Queries, url: string, empty: boolean): Promise<Source> {
  const { host = 'localhost', port = 5432, database = '' } = addressOf(url);
  const name = `"${database}" em ${host}:${port}`;
  const { rows } = await client.query<{ seconds: string | null }>(
    'select extract(epoch from agora() - max(data_solicitacao)) as seconds from solicitacao',
  );
  const seconds = rows[0]?.seconds ?? null;
  if (seconds !== null) return { name, newest: `a solicitação mais nova é de ${ago(Number(seconds))}` };
  if (!empty)
    throw new CopyError(
      `O banco ${name} não tem nenhuma solicitação: é o banco certo? Confira DATABASE_URL, ou diga o ambiente do serviço com --env /etc/corre/api.env. Se é mesmo um banco novo, repita com --vazio. Nada foi copiado.`,
    );
  return { name, newest: 'nenhuma solicitação ainda' };
}

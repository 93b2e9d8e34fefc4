import { createVault } from '../../base/vault.ts';

/** What a connection to the database is, as far as it matters here. */
interface Queries {
  query<Row extends object>(sql: string): Promise<{ rows: Row[] }>;
}

/** Where sealed values lie; a copy may be older than one of the tables. Of the couriers the newest will do. */
const sealed = [
  ['prova_da_chave', 'select cifrada as cifrado from prova_da_chave'],
  ['chave_push', 'select privada_cifrada as cifrado from chave_push'],
  ['entregador', 'select cpf as cifrado from entregador order by id desc limit 1'],
] as const;

/** A name for a data key by which nobody finds the key: two copies with the same one need the same key. */
export const fingerprint = (key: string): string => createVault(key).index('corre.impressao-da-chave').slice(0, 16);

/** Whether this key opens what is sealed in the database; `undefined` when nothing is. */
export async function opens(client: Queries, key: string): Promise<boolean | undefined> {
  const found: string[] = [];
  for (const [table, samples] of sealed) {
    const { rows: tables } = await client.query(`select where to_regclass('public.${table}') is not null`);
    if (tables.length === 0) continue;
    const { rows } = await client.query<{ cifrado: string }>(samples);
    found.push(...rows.map(({ cifrado }) => cifrado));
  }
  if (found.length === 0) return undefined;
  const vault = createVault(key);
  try {
    for (const cifrado of found) vault.open(cifrado);
    return true;
  } catch {
    return false;
  }
}

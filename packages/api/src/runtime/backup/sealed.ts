import { createVault } from '../../base/vault.ts';

/** The part of a database connection that this file needs. */
interface Queries {
  query<Row extends object>(sql: string): Promise<{ rows: Row[] }>;
}

/** Samples of sealed values. A copy may be older than one of the tables. For couriers the newest row is enough. */
const sealed = [
  ['prova_da_chave', 'select cifrada as cifrado from prova_da_chave'],
  ['chave_push', 'select privada_cifrada as cifrado from chave_push'],
  ['entregador', 'select cpf as cifrado from entregador order by id desc limit 1'],
] as const;

/** Returns a name for a data key that does not reveal the key. Two copies with the same name need the same key. */
export const fingerprint = (key: string): string => createVault(key).index('corre.impressao-da-chave').slice(0, 16);

/** Returns whether this key opens the sealed values of the database. Returns undefined if there are none. */
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

import { createVault } from '../../base/vault.ts';

/** What a connection to the database is, as far as it matters here. */
interface Queries {
  query<Row extends object>(sql: string): Promise<{ rows: Row[] }>;
}

/** One sealed value of each kind that the database may have: the pushes' key, the newest courier's document. */
const samples = /* sql */ `
select privada_cifrada as cifrado from chave_push
union all
(select cpf from entregador order by id desc limit 1)`;

/** A name for a data key by which nobody finds the key: two copies with the same one need the same key. */
export const fingerprint = (key: string): string => createVault(key).index('corre.impressao-da-chave').slice(0, 16);

/** Whether this key opens what is sealed in the database; `undefined` when nothing is. */
export async function opens(client: Queries, key: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ cifrado: string }>(samples);
  if (rows.length === 0) return undefined;
  const vault = createVault(key);
  try {
    for (const { cifrado } of rows) vault.open(cifrado);
    return true;
  } catch {
    return false;
  }
}

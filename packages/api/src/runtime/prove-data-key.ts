import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../base/vault.ts';

/** The data key is not the one that sealed this database. The message is one line in Portuguese. */
export class WrongDataKey extends Error {}

const KNOWN_TEXT = 'corre';

const wrongKey = () =>
  new WrongDataKey(
    'CHAVE_DADOS não é a chave deste banco de dados: os documentos dos entregadores não abririam. Use a chave com que ele foi criado ' +
      '(sem CHAVE_DADOS, a do arquivo chave-dados da pasta DATA_DIR de então).',
  );

function mustOpen(vault: Vault, sealed: string): string {
  try {
    return vault.open(sealed);
  } catch {
    throw wrongKey();
  }
}

/**
 * Returns values that only the right key opens, from a database without the proof row. Returns an empty list for a new
 * database.
 */
async function sealedBefore(em: Em): Promise<string[]> {
  const k = em.getKysely();
  const [chave, entregador] = await Promise.all([
    k.selectFrom('chave_push').select('privada_cifrada as sealed').limit(1).executeTakeFirst(),
    k.selectFrom('entregador').select('cpf as sealed').where('ativo', '=', true).limit(1).executeTakeFirst(),
  ]);
  return [chave, entregador].flatMap((row) => (row ? [row.sealed] : []));
}

/**
 * Refuses a data key that is not the database's own. Without this check, the error would appear only when somebody
 * opens a document. The first start writes the proof for later starts.
 * @throws WrongDataKey
 */
export async function proveDataKey(em: Em, vault: Vault): Promise<void> {
  const k = em.getKysely();
  const proof = () => k.selectFrom('prova_da_chave').select('cifrada').executeTakeFirst();
  const kept = await proof();
  if (!kept) {
    for (const sealed of await sealedBefore(em)) mustOpen(vault, sealed);
    await k
      .insertInto('prova_da_chave')
      .values({ id: 1, cifrada: vault.seal(KNOWN_TEXT) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // Another process may have written the proof first, with another key.
  const { cifrada } = kept ?? (await proof()) ?? {};
  if (cifrada === undefined || mustOpen(vault, cifrada) !== KNOWN_TEXT) throw wrongKey();
}

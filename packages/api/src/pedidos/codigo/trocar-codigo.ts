import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDaEntrega, hmacDoCodigo } from './codigo.ts';

/**
 * Gives a delivery another code, because the page with the one before was with somebody else. Wrong tries stay counted. Does
 * nothing where no code of ours is asked for, or no more. In the caller's transaction.
 */
export async function trocarCodigo(em: Em, vault: Pick<Vault, 'codigo'>, solicitacao_id: number): Promise<void> {
  const db = em.getKysely();
  const codigo = await db
    .selectFrom('codigo_entrega')
    .select('versao')
    .where('solicitacao_id', '=', solicitacao_id)
    .where('de_fora', '=', false)
    .where('dispensado_por', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!codigo) return;
  const antes = codigoDaEntrega(vault, solicitacao_id, codigo.versao);
  let versao = codigo.versao + 1;
  // four digits: one in ten thousand would be the same again
  while (codigoDaEntrega(vault, solicitacao_id, versao) === antes) versao += 1;
  await db
    .updateTable('codigo_entrega')
    .set({ versao, hmac: hmacDoCodigo(vault, solicitacao_id, codigoDaEntrega(vault, solicitacao_id, versao)) })
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
}

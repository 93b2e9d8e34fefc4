import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDaEntrega, hmacDoCodigo } from './codigo.ts';

/**
 * Replaces the code of a delivery, because somebody else saw the page with the old code. Wrong tries stay counted. Does
 * nothing if the delivery needs no code of ours, or needs it no longer. Runs in the caller's transaction.
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
  // With four digits, one of 10,000 new codes equals the old one.
  while (codigoDaEntrega(vault, solicitacao_id, versao) === antes) versao += 1;
  await db
    .updateTable('codigo_entrega')
    .set({ versao, hmac: hmacDoCodigo(vault, solicitacao_id, codigoDaEntrega(vault, solicitacao_id, versao)) })
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
}

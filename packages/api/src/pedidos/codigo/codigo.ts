import { DIGITOS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';

type Cofre = Pick<Vault, 'codigo'>;

/**
 * Returns the recipient's code of a request. It derives from the request's id, the version of the code and the
 * installation's key. The recipient's page can therefore show it, although no table stores it (ADR 0024). Never send it
 * to the courier.
 */
export function codigoDaEntrega(vault: Cofre, solicitacao_id: number, versao = 0): string {
  const qual = versao === 0 ? `entrega.${solicitacao_id}` : `entrega.${solicitacao_id}.${versao}`;
  const impressao = vault.codigo(qual).readBigUInt64BE();
  return String(impressao % 10n ** BigInt(DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0');
}

/** Returns the HMAC of a code, right or wrong. The table stores this value in place of the code. */
export const hmacDoCodigo = (vault: Cofre, solicitacao_id: number, codigo: string): Buffer =>
  vault.codigo(`dito.${solicitacao_id}.${codigo}`);

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

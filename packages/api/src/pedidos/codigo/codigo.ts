import { DIGITOS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Vault } from '../../base/vault.ts';

type Cofre = Pick<Vault, 'codigo'>;

/**
 * The recipient's code of a request: it follows from the request's number, how often it was changed, and the installation's
 * key, so the page can show it while no table holds it (decision record 0069). Whoever carries the delivery must never be
 * given it.
 */
export function codigoDaEntrega(vault: Cofre, solicitacao_id: number, versao = 0): string {
  const qual = versao === 0 ? `entrega.${solicitacao_id}` : `entrega.${solicitacao_id}.${versao}`;
  const impressao = vault.codigo(qual).readBigUInt64BE();
  return String(impressao % 10n ** BigInt(DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0');
}

/** What the table keeps of a code, and of a wrong one. */
export const hmacDoCodigo = (vault: Cofre, solicitacao_id: number, codigo: string): Buffer =>
  vault.codigo(`dito.${solicitacao_id}.${codigo}`);

import { DIGITOS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Vault } from '../../base/vault.ts';

type Cofre = Pick<Vault, 'codigo'>;

/**
 * Returns the recipient's code of a request. It derives from the request's id, the version of the code and the
 * installation's key. The recipient's page can therefore show it, although no table stores it (ADR 0069). Never send it
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

import { generatePixPayload, getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';

interface Cobranca {
  chave: string;
  nome: string;
  cidade: string;
  /** reais, above zero */
  valor: number;
  txid: string;
}

/**
 * The PIX BR Code (static, the amount fixed) that pays `valor` to `chave`; null when the key is none or the code read back says
 * anything else. Names are cut to what the code takes.
 */
export function brCode({ chave, nome, cidade, valor, txid }: Cobranca): string | null {
  const codigo = generatePixPayload({ key: chave, merchantName: nome, merchantCity: cidade, amount: valor, txid });
  if (codigo === null || !isValidPixPayload(codigo)) return null;
  const lido = getPixPayloadInfo(codigo);
  return lido !== null && lido.amount === valor && lido.txid === txid ? codigo : null;
}

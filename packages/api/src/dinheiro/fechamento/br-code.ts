import { generatePixPayload, getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';

interface Cobranca {
  chave: string;
  nome: string;
  cidade: string;
  /** In reais, above zero. */
  valor: number;
  txid: string;
}

/**
 * Returns the static PIX BR Code with a fixed amount that pays `valor` to `chave`. Names are cut to the code's limits.
 * Returns null if the key is invalid, or if the decoded code differs in amount or txid.
 */
export function brCode({ chave, nome, cidade, valor, txid }: Cobranca): string | null {
  const codigo = generatePixPayload({ key: chave, merchantName: nome, merchantCity: cidade, amount: valor, txid });
  if (codigo === null || !isValidPixPayload(codigo)) return null;
  const lido = getPixPayloadInfo(codigo);
  return lido !== null && lido.amount === valor && lido.txid === txid ? codigo : null;
}

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

/** Returns a payout's id for its PIX code and the bank statement: week and courier, at most 25 letters and digits. */
export const txidDoPagamento = (semana_inicio: string, entregador_id: number): string =>
  `S${semana_inicio.replaceAll('-', '')}E${entregador_id}`;

/** Returns an invoice's id for its PIX code and the bank statement: week and shop, at most 25 letters and digits. */
export const txidDaFatura = (semana_inicio: string, comercio_id: number): string =>
  `F${semana_inicio.replaceAll('-', '')}C${comercio_id}`;

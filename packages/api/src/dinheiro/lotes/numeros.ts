const NSA_DIGITOS = 6;
const PAGAMENTO_DIGITOS = 14;

const digitos = (numero: number, quantos: number) => String(numero).padStart(quantos, '0');

/**
 * Returns the number of a payment in its file: the file's number and the payout's. A refused payout gets another number
 * in its next file. A late answer of the bank is therefore never taken for the answer to another file.
 */
export const seuNumero = (nsa: number, pagamento_id: number): string =>
  digitos(nsa, NSA_DIGITOS) + digitos(pagamento_id, PAGAMENTO_DIGITOS);

/** Returns the file's number in a payment's number, or null if it does not have our form. */
export const nsaDe = (seu_numero: string): number | null =>
  /^\d{20}$/.test(seu_numero) ? Number(seu_numero.slice(0, NSA_DIGITOS)) : null;

export const nomeDoArquivo = ({ nsa, semana_inicio }: { nsa: number; semana_inicio: string }): string =>
  `corre-pix-${digitos(nsa, NSA_DIGITOS)}-${semana_inicio}.rem`;

const NSA_DIGITOS = 6;
const PAGAMENTO_DIGITOS = 14;

const digitos = (numero: number, quantos: number) => String(numero).padStart(quantos, '0');

/**
 * The own number of a payment in its file: the file's number and the payout's. A payout that was refused in one file has another
 * number in the next, so that a bank's late answer is never taken for the answer to another file.
 */
export const seuNumero = (nsa: number, pagamento_id: number): string =>
  digitos(nsa, NSA_DIGITOS) + digitos(pagamento_id, PAGAMENTO_DIGITOS);

/** The file's number in an own number; null when it is none of ours. */
export const nsaDe = (seu_numero: string): number | null =>
  /^\d{20}$/.test(seu_numero) ? Number(seu_numero.slice(0, NSA_DIGITOS)) : null;

export const nomeDoArquivo = ({ nsa, semana_inicio }: { nsa: number; semana_inicio: string }): string =>
  `corre-pix-${digitos(nsa, NSA_DIGITOS)}-${semana_inicio}.rem`;

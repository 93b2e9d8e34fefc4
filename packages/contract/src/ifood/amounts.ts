import { VALOR_MAX } from '../money.ts';

/**
 * Returns a line for comparing: without accents, lower case, with plain blanks. Character positions differ from the
 * original.
 */
export const withoutAccents = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/gu, ' ')
    .trim();

/** '1.234,56', '45,9', '45.90' or '50'. It must not be part of a longer number, a time or a date. */
const NUMERO = String.raw`(?<![\d:/])\d+(?:[.,]\d+)*(?![\d:/])`;
const VALOR = new RegExp(String.raw`(?:r\$ ?)?(${NUMERO})`, 'u');
const VALOR_DITO = new RegExp(
  String.raw`r\$ ?(${NUMERO})|(${NUMERO}) reais|(?<![\d:/])(\d+(?:[.]\d+)*,\d{2})(?![\d:/])`,
  'u',
);
const SO_VALOR = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:r\$ ?)?(${NUMERO})(?: reais)?[^\p{L}\p{N}]*$`, 'u');

/**
 * Parses '1.234,56', '1,234.56', '45,9', '45.90', '1.000' or '50' to reais; null when the text is no amount. One or
 * two digits after the last separator are cents.
 */
function parseReais(numero: string): number | null {
  const [, inteiro = '', centavos = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(numero) ?? [];
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/u.test(inteiro)) return null;
  const valor = Number(`${inteiro.replace(/[.,]/gu, '')}.${centavos.padEnd(2, '0')}`);
  return valor <= VALOR_MAX ? valor : null;
}

const readAmount = (texto: string, como: RegExp): number | null => {
  const [, numero] = como.exec(texto) ?? [];
  return numero === undefined ? null : parseReais(numero);
};

/** '-5', '−5' and '(5)' are no amount that somebody wants to enter. */
const NEGATIVO = /[-−–(][^\p{L}\p{N}]*(?:r\$ ?)?\d/u;

/**
 * Returns the amount of a text that holds nothing else, as a clipboard does: '35', '12,5', 'R$ 15', '1.234,50',
 * '1 234,50'. Null when it is none.
 */
export function amountAlone(texto: string): number | null {
  const limpo = withoutAccents(texto).replace(/(\d) (?=\d{3}(?!\d))/gu, '$1.');
  return NEGATIVO.test(limpo) ? null : readAmount(limpo, SO_VALOR);
}

/**
 * Returns the first amount that is marked as one ('R$ 35', '35 reais', '35,00'). '2x' and 'final 1234' do not count.
 */
export function statedAmount(linha: string): number | null {
  const numero = VALOR_DITO.exec(linha)?.slice(1).find(Boolean);
  return numero === undefined ? null : parseReais(numero);
}

/**
 * Returns the first amount behind `rotulo` in this line, or alone in the next line that is not empty. Lines as of
 * `withoutAccents`.
 */
export function amountBehind(linhas: readonly string[], indice: number, rotulo: RegExp): number | null {
  const linha = linhas[indice] ?? '';
  const achado = rotulo.exec(linha);
  if (!achado) return null;
  const resto = linha.slice(achado.index + achado[0].length);
  const nela = readAmount(resto, VALOR);
  if (nela !== null || /\p{N}/u.test(resto)) return nela;
  const seguinte = linhas.slice(indice + 1).find((outra) => outra !== '');
  return seguinte === undefined ? null : readAmount(seguinte, SO_VALOR);
}

/** Returns the amount of the first line in `linhas` that has one behind `rotulo`. */
export function firstAmount(linhas: readonly string[], rotulo: RegExp): number | null {
  for (const indice of linhas.keys()) {
    const valor = amountBehind(linhas, indice, rotulo);
    if (valor !== null) return valor;
  }
  return null;
}

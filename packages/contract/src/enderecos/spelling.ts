/**
 * Facts of an address that people write in several ways, and that commas, points and dashes would part: written in one
 * way before the address is read (ADR 0026).
 */

const CEP = /(?:\bcep\b[.:]?\s*)?(?<![\d.-])\d{2}\.?\d{3}-?\d{3}(?![\d.-])|\bcep\b[.:]?\s*\d{5}\s\d{3}\b/g;

/** 's/n', 'S.N.', 'sn', 's/nº', 'sem número', 'sem nº'. */
const SEM_NUMERO = /\b(?:s\s?\/\s?n|sn|s\.\s?n\.)(?![a-z0-9])[º°]?|\bsem\s+(?:numero|num\.?|n[º°o]?\.?)(?![a-z0-9])/g;

/** A place on a road: 'km 5', 'Km. 05', 'km5', 'quilômetro 5', 'km 5,0'. */
const KM = /\b(?:km|[qk]uilometro)s?[.:]?[\s-]*(\d+)(?:[.,](\d{1,3})|\+(\d{3}))?(?![\d,.]*\d)/g;

/** A part of a kilometre is said in metres: 'km 5,5' and 'km 5+500' are 'km 5500m'. */
function kilometre(_: string, inteiros: string, decimais = '', metros = ''): string {
  const parte = Number(decimais === '' ? metros : decimais.padEnd(3, '0'));
  return parte === 0 ? ` km ${Number(inteiros)} ` : ` km ${Number(inteiros) * 1_000 + parte}m `;
}

/** 'BR-376', 'PR 317', 'Rod. SP-55'. States that are also abbreviations count only behind 'rodovia'. */
const RODOVIA = /\brod(?:ovia|\.)?\s*([a-z]{2})[\s-]*(\d{2,3})(?!\d)/g;
const SO_O_NOME =
  /(?<!\brodovia )\b(ba|br|ce|df|go|ma|mg|ms|mt|pb|pr|rj|rn|ro|rr|rs|sc|sp)[\s-]*(\d{3})(?!\d|[\s-]*\d{3})/g;

/** 'Q. 5 L. 8': the letters mean something only together. */
const QUADRA_E_LOTE = /\bq\.?\s*(\d+[a-z]?)[\s,-]+l\.?\s*(\d+[a-z]?)\b/g;

/** Returns the text in lower case, without accents and CEP, and with one spelling of each such fact. */
export const oneSpelling = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(CEP, ' ')
    .replace(SEM_NUMERO, ' ')
    .replace(KM, kilometre)
    .replace(RODOVIA, ' rodovia $1 $2 ')
    .replace(SO_O_NOME, ' rodovia $1 $2 ')
    .replace(QUADRA_E_LOTE, ' quadra $1 lote $2 ');

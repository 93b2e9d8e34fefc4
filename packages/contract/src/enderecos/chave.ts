import { oneSpelling } from './spelling.ts';
import {
  ABREVIACOES,
  COM_PONTO,
  COMPLEMENTOS,
  DEZENA,
  ESTRADAS,
  LIGACOES,
  MESES,
  NUMERO,
  TIPOS,
  UNIDADE,
} from './words.ts';

/** A parsed address, for comparing. Every word is lower case, without accents and abbreviations. */
export interface ParsedEndereco {
  rua: string;
  /** house number with its letter; '' when there is none */
  numero: string;
  /** 'apartamento 12 bloco b', sorted, so that the order in which it was typed does not matter */
  complemento: string;
  /** everything behind street and number: bairro, city, reference */
  resto: string;
}

const ROMANO = /^(?=[xvi]{2,}$)x{0,3}(ix|iv|v?i{0,3})$/;
const VALOR = { i: 1, v: 5, x: 10 } as const;

/** Reads a Roman numeral: 'xv' is 15. A single letter stays a letter. */
function romanNumeral(palavra: string): number | null {
  if (!ROMANO.test(palavra)) return null;
  let soma = 0;
  let maior = 0;
  for (const letra of [...palavra].reverse()) {
    const valor = letra === 'i' || letra === 'v' || letra === 'x' ? VALOR[letra] : 0;
    soma += valor < maior ? -valor : valor;
    maior = Math.max(maior, valor);
  }
  return soma;
}

/** Replaces number words by digits: 'vinte e quatro' becomes 24, 'quinze' and 'xv' become 15. */
function withDigits(palavras: readonly string[]): string[] {
  const lidas: string[] = [];
  for (let i = 0; i < palavras.length; i += 1) {
    const palavra = palavras[i] ?? '';
    const dezena = DEZENA.get(palavra);
    const unidade = palavras[i + 1] === 'e' ? UNIDADE.get(palavras[i + 2] ?? '') : undefined;
    if (dezena !== undefined && unidade !== undefined) {
      lidas.push(String(dezena + unidade));
      i += 2;
    } else {
      lidas.push(String(NUMERO.get(palavra) ?? romanNumeral(palavra) ?? palavra));
    }
  }
  return lidas;
}

/** Spells abbreviations out. A single letter behind a street's type is its name: 'Rua R 4', 'Rua D, 20'. */
function unabbreviated(cruas: readonly string[]): string[] {
  const lidas: string[] = [];
  for (const [i, crua] of cruas.entries()) {
    const nua = crua.replace('.', '');
    const nome = nua.length === 1 && TIPOS.has(lidas[i - 1] ?? '') && !/^[a-z]{2}/.test(cruas[i + 1] ?? '');
    lidas.push(nome ? nua : ((crua.endsWith('.') ? COM_PONTO[nua] : undefined) ?? ABREVIACOES[nua] ?? nua));
  }
  return lidas;
}

/** Returns the comparable words of a text that `oneSpelling` wrote. */
function plainWords(texto: string): string[] {
  const limpo = texto
    .replace(/\b(n[º°o]\.?|num\.?|numero|n\.(?=\s*\d))(?![a-z])/g, ' ')
    .replace(/(\d)[ºª°]/g, '$1')
    .replace(/\b([a-z])-(?=\d)/g, '$1')
    .replace(/(\d)[\s-]+([a-z])(?![a-z0-9])/g, '$1$2')
    .replace(/(\d)\.(?=\d{3}\b)/g, '$1');
  const cruas = limpo.match(/[a-z]\d+[a-z]?(?![a-z\d])|[a-z]+\.?|\d+[a-z]?(?![a-z])|\d+/g) ?? [];
  return withDigits(unabbreviated(cruas))
    .filter((palavra) => !LIGACOES.has(palavra))
    .map((palavra) => palavra.replace(/^([a-z]?)0+(?=\d)/, '$1'));
}

/** Returns the words of a text for comparing: 'R. XV de Nov., nº 020' has 'rua', '15', 'nov', '20'. */
export const wordsOf = (texto: string): string[] => plainWords(oneSpelling(texto));

const isNumber = (palavra: string | undefined): boolean => palavra !== undefined && /^\d+[a-z]?$/.test(palavra);

/**
 * Returns the index of the house number in a part without commas; -1 when there is none. The first word does not
 * count, nor the street's own number ('Rua 7', '15 de Novembro'), nor a road's ('BR-116') or a complement's ('ap 12').
 */
function numberIndex(palavras: readonly string[]): number {
  return palavras.findIndex(
    (palavra, i) =>
      i >= 2 &&
      isNumber(palavra) &&
      !MESES.has(palavras[i + 1] ?? '') &&
      !isNumber(palavras[i + 1]) &&
      palavras[i - 2] !== 'rodovia' &&
      !COMPLEMENTOS.has(palavras[i - 1] ?? ''),
  );
}

/** Kilometres tell apart the doors of a road. Elsewhere 'Km 18' may be a bairro. */
const isRoad = (rua: readonly string[]): boolean => ESTRADAS.has(rua[0] ?? '');

/** Whether a complement begins at this word: 'ap 12', 'bloco b', 'fundos', '3 andar'. */
function beginsComplemento(palavras: readonly string[], i: number, naEstrada: boolean): boolean {
  const [palavra = '', valor = ''] = palavras.slice(i, i + 2);
  if (palavra === 'fundos') return true;
  if (valor === 'andar') return isNumber(palavra) && !isNumber(palavras[i + 2]);
  if (palavra === 'km' && !naEstrada) return false;
  return COMPLEMENTOS.has(palavra) && /^([a-z]?\d+[a-z]?|[a-z])$/.test(valor);
}

/** Returns the complement's words with their values, sorted, and the words that are left. */
function complementoDe(palavras: readonly string[], naEstrada: boolean): { complemento: string; resto: string[] } {
  const partes: string[] = [];
  const resto: string[] = [];
  for (let i = 0; i < palavras.length; i += 1) {
    const [palavra = '', valor = ''] = palavras.slice(i, i + 2);
    if (!beginsComplemento(palavras, i, naEstrada)) resto.push(palavra);
    else if (palavra === 'fundos') partes.push(palavra);
    else {
      partes.push(valor === 'andar' ? `${valor} ${palavra}` : `${palavra} ${valor}`);
      i += 1;
    }
  }
  return { complemento: [...new Set(partes)].sort().join(' '), resto };
}

/** Parts 'rua acacias quadra 3' before its complement. The word behind a street's type belongs to the name. */
function cut(parte: readonly string[]): [rua: string[], demais: string[]] {
  const at = parte.findIndex(
    (_, i) => !(i === 1 && TIPOS.has(parte[0] ?? '')) && beginsComplemento(parte, i, isRoad(parte)),
  );
  return at === -1 ? [[...parte], []] : [parte.slice(0, at), parte.slice(at)];
}

/** 'rua c 137' is 'rua c137', and 'rodovia br 116' is 'rodovia br116': letter and number are one name. */
const nameOf = (rua: readonly string[]): string =>
  rua.join(' ').replace(/^(rodovia [a-z]{2}|\w+ [a-z]) (\d+[a-z]?)$/, '$1$2');

/** Parses a typed address into street, number, complement and rest (ADR 0026). */
export function parseEndereco(texto: string): ParsedEndereco {
  const [primeira = [], ...partes] = oneSpelling(texto)
    .split(/[,;\n]|\s-\s/)
    .map(plainWords)
    .filter((parte) => parte.length > 0);
  const [rua, junto] = cut(primeira);
  const depois = partes.flat();
  // 'Rua Pio XII, 100': the number behind the comma is the house number. The number before it belongs to the street.
  const lugar = isNumber(depois[0]) && depois[1] !== 'andar' ? -1 : numberIndex(rua);
  const naEstrada = isRoad(rua);
  if (lugar !== -1) {
    const { complemento, resto } = complementoDe([...rua.slice(lugar + 1), ...junto, ...depois], naEstrada);
    return { rua: nameOf(rua.slice(0, lugar)), numero: rua[lugar] ?? '', complemento, resto: resto.join(' ') };
  }
  const { complemento, resto } = complementoDe([...junto, ...depois], naEstrada);
  const numero = isNumber(resto[0]) ? resto.shift() : undefined;
  return { rua: nameOf(rua), numero: numero ?? '', complemento, resto: resto.join(' ') };
}

/**
 * Many bairros have a street with a number or a letter as its name: 'Rua 7', 'Rua A', 'Rua R-4', 'Rua 9-A'. The rest of
 * the address is then part of the key. So it is without a number, except at a kilometre of a road.
 */
const needsResto = ({ rua, numero, complemento }: ParsedEndereco) =>
  (numero === '' && !/\bkm /.test(complemento)) || /^(\w+ )?(\d+[a-z]?|[a-z]\d*[a-z]?)$/.test(rua);

/**
 * Returns a key that is the same for every spelling of one place: 'R. Vaz Caminha, 588' and 'rua vaz caminha nº 588'.
 * Returns '' when the text holds no word at all.
 */
export function chaveDoEndereco(texto: string): string {
  const lido = parseEndereco(texto);
  const partes = [lido.rua, lido.numero, lido.complemento, needsResto(lido) ? lido.resto : ''];
  return partes.every((parte) => parte === '') ? '' : partes.join('|').replace(/\|+$/, '');
}

/** Returns the text for address searches: all words of the address, in order. */
export const searchText = (texto: string): string => wordsOf(texto).join(' ');

/** Whether `palavras` contains `trecho` as whole words in a row. */
const containsWords = (palavras: string, trecho: string): boolean => ` ${palavras} `.includes(` ${trecho} `);

/**
 * Returns the comparable form of a bairro: 'Jd. Alvorada' and 'jardim alvorada' are one, and 'Zona 07' and 'Zona 7'.
 */
export const chaveDoBairro = (bairro: string): string => wordsOf(bairro).join(' ');

/**
 * Returns the entry with the bairro that the address names; null when the address names none. Among several, the
 * longest name wins. It looks only behind street and number: 'Av. Brasil, 100' is not in the bairro Brasil.
 */
export function bairroDoEndereco<Entrada extends { bairro: string }>(
  endereco: string,
  entradas: readonly Entrada[],
): Entrada | null {
  const { resto } = parseEndereco(endereco);
  let achada: Entrada | null = null;
  let tamanho = 0;
  for (const entrada of entradas) {
    const chave = chaveDoBairro(entrada.bairro);
    if (chave.length > tamanho && containsWords(resto, chave)) {
      achada = entrada;
      tamanho = chave.length;
    }
  }
  return achada;
}

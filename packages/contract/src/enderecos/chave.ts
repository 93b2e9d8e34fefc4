import { ABREVIACOES, COM_PONTO, COMPLEMENTOS, DEZENA, LIGACOES, MESES, NUMERO, UNIDADE } from './words.ts';

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

const unabbreviated = (palavra: string): string => {
  const nua = palavra.replace('.', '');
  return (palavra.endsWith('.') ? COM_PONTO[nua] : undefined) ?? ABREVIACOES[nua] ?? nua;
};

/** Returns the words of a text for comparing: 'R. XV de Nov., nº 20' has 'rua', '15', 'nov', '20'. */
export function wordsOf(texto: string): string[] {
  const limpo = texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b\d{5}-?\d{3}\b/g, ' ')
    .replace(/\b(s\/n|sn|s\.n\.)(?![a-z0-9])/g, ' ')
    .replace(/\b(n[º°o]\.?|num\.?|numero|n\.(?=\s*\d))(?![a-z])/g, ' ')
    .replace(/(\d)[ºª°]/g, '$1')
    .replace(/(\d)[\s-]+([a-z])(?![a-z0-9])/g, '$1$2')
    .replace(/(\d)\.(?=\d{3}\b)/g, '$1');
  const cruas = (limpo.match(/[a-z]\d+(?![a-z])|[a-z]+\.?|\d+[a-z]?(?![a-z])|\d+/g) ?? []).map(unabbreviated);
  return withDigits(cruas).filter((palavra) => !LIGACOES.has(palavra));
}

const isNumber = (palavra: string | undefined): boolean => palavra !== undefined && /^\d+[a-z]?$/.test(palavra);

/**
 * Returns the index of the house number in a part without commas; -1 when there is none. The first word does not
 * count, nor the street's own number ('Rua 7', '15 de Novembro'), nor a complement's ('ap 12').
 */
function numberIndex(palavras: readonly string[]): number {
  return palavras.findIndex(
    (palavra, i) =>
      i >= 2 &&
      isNumber(palavra) &&
      !MESES.has(palavras[i + 1] ?? '') &&
      !isNumber(palavras[i + 1]) &&
      !COMPLEMENTOS.has(palavras[i - 1] ?? ''),
  );
}

/** Returns the complement's words with their values, sorted, and the words that are left. */
function complementoDe(palavras: readonly string[]): { complemento: string; resto: string } {
  const partes: string[] = [];
  const resto: string[] = [];
  for (let i = 0; i < palavras.length; i += 1) {
    const palavra = palavras[i] ?? '';
    const valor = palavras[i + 1];
    if (!COMPLEMENTOS.has(palavra)) resto.push(palavra);
    else if (palavra === 'fundos') partes.push(palavra);
    else if (valor !== undefined && /^([a-z]?\d+[a-z]?|[a-z])$/.test(valor)) {
      partes.push(`${palavra} ${valor}`);
      i += 1;
    } else resto.push(palavra);
  }
  return { complemento: [...new Set(partes)].sort().join(' '), resto: resto.join(' ') };
}

/** Parses a typed address into street, number, complement and rest (ADR 0026). */
export function parseEndereco(texto: string): ParsedEndereco {
  const [primeira = [], ...demais] = texto
    .split(/[,;\n]|\s[-–—]\s/)
    .map(wordsOf)
    .filter((parte) => parte.length > 0);
  const depois = demais.flat();
  // 'Rua Pio XII, 100': the number behind the comma is the house number. The number before it belongs to the street.
  const lugar = isNumber(depois[0]) ? -1 : numberIndex(primeira);
  if (lugar !== -1) {
    const { complemento, resto } = complementoDe([...primeira.slice(lugar + 1), ...depois]);
    return { rua: primeira.slice(0, lugar).join(' '), numero: primeira[lugar] ?? '', complemento, resto };
  }
  const [numero = ''] = depois;
  const temNumero = isNumber(numero);
  const { complemento, resto } = complementoDe(temNumero ? depois.slice(1) : depois);
  return { rua: primeira.join(' '), numero: temNumero ? numero : '', complemento, resto };
}

/**
 * Many bairros have a street with a number or a letter as its name. The rest of the address is then part of the key.
 */
const needsResto = ({ rua, numero }: ParsedEndereco) => numero === '' || /^(\w+ )?(\d+|[a-z])$/.test(rua);

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

/** Returns the comparable form of a bairro: 'Jd. Alvorada' and 'jardim alvorada' are one. */
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

import { ENDERECO_MAX } from '../constants.ts';

/** Address told to the courier when an iFood text names no street (specification §5). */
export const ENDERECO_IFOOD_SEM_RUA = 'Endereço do iFood: confira a observação';

/** What was read out of a pasted iFood text. */
export interface EnderecoLido {
  endereco: string;
  /** index of the line it came from; null when there is none and the placeholder stands in */
  linha: number | null;
  /** whether the line was longer than an address may be */
  cortado: boolean;
}

/** `\b` knows only ASCII: to it 'Avó' begins with the word 'Av'. */
const naoLetraAntes = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const naoLetraDepois = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Rua, Av or Alameda, in either case (specification §5). */
const PALAVRA_DE_RUA = new RegExp(`${naoLetraAntes}(?:rua|av|avenida|alameda)${naoLetraDepois}`, 'iu');

/** 'Endereço: …', 'End.: …', 'Local de entrega: …'; the bare word stands over the line with the address. */
const ROTULO =
  /^[^\p{L}\p{N}]*(?:endereço(?: (?:de|da|do|para) (?:entrega|cliente))?|endereco(?: (?:de|da|do|para) (?:entrega|cliente))?|end\.?|local de entrega|entregar em|destino) *(?:[:–-] *|$)/iu;

const comecoDeLinha = String.raw`^[^\p{L}\p{N}]*`;

/** Abbreviations and other kinds of streets, only where a line begins: 'R$' and 'Al dente' are none. */
const OUTRAS_VIAS = [
  new RegExp(String.raw`${comecoDeLinha}(?:r|al|trav|tv|pç|pça|pca|rod|estr|lgo)\. *[\p{L}\p{N}]`, 'iu'),
  new RegExp(
    `${comecoDeLinha}(?:travessa|trav|praça|praca|pça|pca|rodovia|rod|estrada|estr|largo|viela|beco|ladeira)${naoLetraDepois}.*\\d`,
    'iu',
  ),
  new RegExp(String.raw`${comecoDeLinha}R +\p{Lu}.*\d`, 'u'),
];

const semRotulo = (linha: string) => linha.replace(ROTULO, '').trim();

/** The line a label points at: its own rest, or the next one that says anything. */
function linhaDoRotulo(linhas: readonly string[]): number {
  const rotulo = linhas.findIndex((linha) => ROTULO.test(linha));
  if (rotulo < 0 || semRotulo(linhas[rotulo] ?? '') !== '') return rotulo;
  return linhas.findIndex((linha, indice) => indice > rotulo && linha.trim() !== '');
}

/** The specification's rule first, then a label, then what else a street may be called (decision record 0020). */
function linhaDoEndereco(linhas: readonly string[]): number {
  const daRegra = linhas.findIndex((linha) => PALAVRA_DE_RUA.test(linha));
  if (daRegra >= 0) return daRegra;
  const doRotulo = linhaDoRotulo(linhas);
  return doRotulo >= 0 ? doRotulo : linhas.findIndex((linha) => OUTRAS_VIAS.some((via) => via.test(linha)));
}

/** At most as long as an address may be, from the street word on, not in the middle of a word or a character. */
function cortar(linha: string): string {
  const rua = PALAVRA_DE_RUA.exec(linha)?.index ?? 0;
  const endereco = linha.slice(rua);
  if (endereco.length <= ENDERECO_MAX) return endereco;
  const inicio = endereco.slice(0, ENDERECO_MAX);
  const palavra = inicio.search(/[\s,;]\S*$/u);
  return (palavra > ENDERECO_MAX / 2 ? inicio.slice(0, palavra) : inicio.replace(/[\uD800-\uDBFF]$/, '')).trim();
}

/** The address of a pasted iFood text, or the placeholder when no line looks like one (specification §5). */
export function enderecoDoIfood(texto: string): EnderecoLido {
  const linhas = texto.normalize('NFC').split('\n');
  const linha = linhaDoEndereco(linhas);
  const inteiro = semRotulo(linhas[linha] ?? '');
  if (inteiro === '') return { endereco: ENDERECO_IFOOD_SEM_RUA, linha: null, cortado: false };
  const cortado = inteiro.length > ENDERECO_MAX;
  return { endereco: cortado ? cortar(inteiro) : inteiro, linha, cortado };
}

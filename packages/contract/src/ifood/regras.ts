import { ENDERECO_MAX, TEXTO_LONGO_MAX } from '../constants.ts';
import { comComplemento } from './complemento.ts';
import { linhasLimpas } from './linhas.ts';
import { linhaDoRotulo, retiradas, semRotulo } from './rotulos.ts';
import { PALAVRA_DE_RUA, temPalavraDeRua, temVia } from './vias.ts';

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

/** 'Vaz Caminha, 588': what a label of a delivery may hold instead of a street word. */
const RUA_E_NUMERO = /^\p{L}[\p{L}\p{M} .'’-]{2,}.*\d/u;

/**
 * The specification's rule first: the first line with a street word. Where the order is fetched gives way to where it goes; a label
 * comes next, then what else a street may be called (decision record 0020).
 */
function linhaDoEndereco(linhas: readonly string[]): number {
  const retirada = retiradas(linhas);
  const daRegra = linhas.findIndex(temPalavraDeRua);
  const doRotulo = linhaDoRotulo(linhas);
  if (daRegra < 0) {
    if (doRotulo >= 0) return doRotulo;
    const outra = linhas.findIndex((linha, i) => !retirada[i] && temVia(semRotulo(linha)));
    return outra >= 0 ? outra : linhas.findIndex((linha) => temVia(semRotulo(linha)));
  }
  if (!retirada[daRegra]) return daRegra;
  const rotulado = semRotulo(linhas[doRotulo] ?? '');
  if (temVia(rotulado) || RUA_E_NUMERO.test(rotulado)) return doRotulo;
  const outra = linhas.findIndex((linha, i) => !retirada[i] && temVia(semRotulo(linha)));
  return outra >= 0 ? outra : daRegra;
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
  // what is longer is refused as a note; nobody who types waits for the rest of it
  const linhas = linhasLimpas(texto.slice(0, TEXTO_LONGO_MAX).toWellFormed());
  const linha = linhaDoEndereco(linhas);
  const inteiro = semRotulo(linhas[linha] ?? '');
  if (inteiro === '') return { endereco: ENDERECO_IFOOD_SEM_RUA, linha: null, cortado: false };
  if (inteiro.length > ENDERECO_MAX) return { endereco: cortar(inteiro), linha, cortado: true };
  return { endereco: comComplemento(inteiro, linhas, linha), linha, cortado: false };
}

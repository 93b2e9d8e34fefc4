import { ENDERECO_MAX, TEXTO_LONGO_MAX } from '../constants.ts';
import { withComplemento } from './complemento.ts';
import { labelLine, retiradas, withoutLabel } from './labels.ts';
import { cleanLines, hasRua, hasVia, RUA_WORD } from './lines.ts';

/** Placeholder address when an iFood text names no street. It points to the note [pedido-ifood]. */
export const ENDERECO_IFOOD_SEM_RUA = 'Endereço do iFood: confira a observação';

/** The address that was read from a pasted iFood text. */
export interface ParsedEndereco {
  endereco: string;
  /** index of the address's line; null when the placeholder is used */
  linha: number | null;
  /** whether the line was longer than the limit of an address */
  cortado: boolean;
}

/** 'Vaz Caminha, 588': an address behind a delivery label, without a street word. */
const RUA_E_NUMERO = /^\p{L}[\p{L}\p{M} .'’-]{2,}.*\d/u;

/**
 * Returns the index of the address's line; -1 when there is none. The first line with a street word wins
 * [pedido-ifood]. A pickup line yields to a delivery line. A labelled line comes next, then other kinds of streets
 *.
 */
function enderecoLine(linhas: readonly string[]): number {
  const retirada = retiradas(linhas);
  const daRegra = linhas.findIndex(hasRua);
  const doRotulo = labelLine(linhas);
  if (daRegra < 0) {
    if (doRotulo >= 0) return doRotulo;
    const outra = linhas.findIndex((linha, i) => !retirada[i] && hasVia(withoutLabel(linha)));
    return outra >= 0 ? outra : linhas.findIndex((linha) => hasVia(withoutLabel(linha)));
  }
  if (!retirada[daRegra]) return daRegra;
  const rotulado = withoutLabel(linhas[doRotulo] ?? '');
  if (hasVia(rotulado) || RUA_E_NUMERO.test(rotulado)) return doRotulo;
  const outra = linhas.findIndex((linha, i) => !retirada[i] && hasVia(withoutLabel(linha)));
  return outra >= 0 ? outra : daRegra;
}

/** Cuts the line at the limit of an address. It starts at the street word and splits no word and no character. */
function cutAtWord(linha: string): string {
  const rua = RUA_WORD.exec(linha)?.index ?? 0;
  const endereco = linha.slice(rua);
  if (endereco.length <= ENDERECO_MAX) return endereco;
  const inicio = endereco.slice(0, ENDERECO_MAX);
  const palavra = inicio.search(/[\s,;]\S*$/u);
  return (palavra > ENDERECO_MAX / 2 ? inicio.slice(0, palavra) : inicio.replace(/[\uD800-\uDBFF]$/, '')).trim();
}

/** Returns the address of a pasted iFood text, or the placeholder when no line looks like an address [pedido-ifood]. */
export function enderecoDoIfood(texto: string): ParsedEndereco {
  // A longer text is refused as a note. The limit keeps typing fast.
  const linhas = cleanLines(texto.slice(0, TEXTO_LONGO_MAX).toWellFormed());
  const linha = enderecoLine(linhas);
  const inteiro = withoutLabel(linhas[linha] ?? '');
  if (inteiro === '') return { endereco: ENDERECO_IFOOD_SEM_RUA, linha: null, cortado: false };
  if (inteiro.length > ENDERECO_MAX) return { endereco: cutAtWord(inteiro), linha, cortado: true };
  return { endereco: withComplemento(inteiro, linhas, linha), linha, cortado: false };
}

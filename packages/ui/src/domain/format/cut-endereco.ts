import { partsOfEndereco } from '@corre/contract/enderecos/partes.ts';
import { cut } from '../../kit/format/shorten.ts';

/** Length of an address in support's tables and lists, in characters [torre]. */
const ENDERECO_MAX = 30;

/** A house number behind its comma: ', 2871', ', nº 12-A', ', s/n'. */
const NUMERO = /,\s*(?:n[º°o]?\.?\s*)?(?:\d|s\/?n)[^,\s]{0,7}$/iu;

/** An address of at most 30 characters, in the parts of its line. */
export interface EnderecoCortado {
  /** the street, cut where the rest needs the room */
  rua: string;
  /** the house number with its comma: ', 2871'; empty without one. A line that is too narrow keeps it whole. */
  numero: string;
  /** what follows the number */
  resto: string;
}

/** Cuts an address so that the house number stays: 'Av. Presidente Juscel…, 2871'. */
export function cutEndereco(endereco: string): EnderecoCortado {
  const text = endereco.trim();
  const { rua: comNumero } = partsOfEndereco(text);
  const numero = NUMERO.exec(comNumero)?.[0] ?? '';
  const rua = comNumero.slice(0, comNumero.length - numero.length);
  const room = ENDERECO_MAX - Array.from(numero).length;
  if (Array.from(rua).length > room) return { rua: cut(rua, numero === '' ? room : room - 1), numero, resto: '' };
  return { rua, numero, resto: cut(text, ENDERECO_MAX).slice(comNumero.length) };
}

/** Returns the cut address as one text. */
export function shortEndereco(endereco: string): string {
  const { rua, numero, resto } = cutEndereco(endereco);
  return rua + numero + resto;
}

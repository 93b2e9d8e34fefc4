import { emCentavos, emReais } from '../money.ts';
import { primeiroValor } from './amounts.ts';

const PARA = String.raw`(?:para|pra|p\/|p\.|p(?= ))`;
const SEM_TROCO = /\b(?:nao(?! esque)|sem|dispensa)\b[^\n]{0,24}\btroco\b|\btroco\b ?[:?-]? ?(?:nao\b|sem\b|-+$)/u;
const TROCO_PARA = new RegExp(String.raw`\btroco\b ?:? ?(?:${PARA}|de uma nota de)(?: uma? (?:nota|cedula) de)?`, 'u');
const LEVAR_TROCO = new RegExp(String.raw`\blevar\b[^\n]{0,16}\btroco\b(?! ?:? ?${PARA})`, 'u');
/** Start of the part of a line about change. Amounts behind it are not the bill. */
export const TROCO = /\btroco\b/u;

/**
 * Returns the note with which the customer pays. 'Levar troco: R$ 4,10' is the change itself. A plain 'Troco' is also
 * the change when it is below the bill.
 */
export function trocoPara(linhas: readonly string[], valor: number | null): number | null {
  if (linhas.some((linha) => SEM_TROCO.test(linha))) return null;
  const nota = primeiroValor(linhas, TROCO_PARA);
  if (nota !== null) return nota || null;
  const levar = primeiroValor(linhas, LEVAR_TROCO);
  const troco = levar ?? primeiroValor(linhas, TROCO);
  if (!troco || valor === null) return null;
  return levar === null && troco >= valor ? troco : emReais(emCentavos(valor) + emCentavos(troco));
}

import { withPattern } from '../mascaras.ts';
import { lerTelefone } from './ler.ts';

/** Digits of a Brazilian number with area code. */
const COMPLETO = 11;
/** Digits that begin a country code, a trunk zero or 0800, so that more than eleven may follow. */
const PODE_SER_MAIOR = /^(?:0|55)/;
/** Digits of the longest number that a person writes: plus country code, trunk zero and operator code. */
const DIGITOS_MAX = 18;

/**
 * Returns area code and number without country code, or null when the text is no whole Brazilian telephone. The
 * caller shows this in the field.
 */
export function telefoneInteiro(texto: string): string | null {
  const lido = lerTelefone(texto);
  if ('recusa' in lido || lido.localizador !== null) return null;
  return lido.tipo === 'celular' || lido.tipo === 'fixo' ? lido.telefone.slice('+55'.length) : null;
}

/**
 * Returns the digits of a telephone field while it is filled in. A whole number with its country code loses that code.
 * An unfinished one keeps every digit, because cut digits are another person's number. A plus sign at the start stays,
 * so that the number of another country is refused later and not taken for a Brazilian one. `tecla` says that one key
 * was pressed: it adds nothing to a full number.
 */
export function telefoneDigitado(texto: string, tecla: boolean): string {
  const digitos = texto.replace(/\D/g, '').slice(0, DIGITOS_MAX);
  const mais = /^[\s(]*\+/.test(texto) ? '+' : '';
  const todos = mais + digitos;
  if (digitos.length <= COMPLETO && (mais === '' || digitos.length < COMPLETO)) return todos;
  const inteiro = telefoneInteiro(todos);
  if (inteiro !== null) return inteiro;
  return tecla && mais === '' && !PODE_SER_MAIOR.test(digitos) ? digitos.slice(0, COMPLETO) : todos;
}

/** Returns the digits of a telephone field with as much punctuation as they fill. */
export function telefoneComMascara(digitos: string): string {
  if (digitos.startsWith('+') || digitos.length > COMPLETO) return digitos;
  if (digitos.startsWith('0')) return withPattern('#### ### ####', digitos);
  const fixo = digitos.length <= COMPLETO - 1 && /^..[2-5]/.test(digitos);
  return withPattern(fixo ? '(##) ####-####' : '(##) #####-####', digitos);
}

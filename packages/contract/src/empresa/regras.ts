import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { normalizarPix } from '../entregadores/regras.ts';
import { TIPOS_CHAVE_PIX } from '../vocabulario.ts';

/** The kinds of PIX key that the company may have: a courier's kinds, and a CNPJ. */
export const TIPOS_CHAVE_DA_EMPRESA = ['cnpj', ...TIPOS_CHAVE_PIX] as const;
type TipoChaveDaEmpresa = (typeof TIPOS_CHAVE_DA_EMPRESA)[number];

/**
 * Returns the CNPJ's 14 characters, or null when the check digits are wrong. Since July 2026 the first twelve may be
 * letters too.
 */
export function normalizarCnpj(texto: string): string | null {
  const caracteres = texto.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return isValidCnpj(caracteres, { version: 2 }) ? caracteres : null;
}

/**
 * Returns the company's PIX key in the form in which banks take it. Returns null when the key does not fit its kind.
 */
export const normalizarPixDaEmpresa = (tipo: TipoChaveDaEmpresa, chave: string): string | null =>
  tipo === 'cnpj' ? normalizarCnpj(chave) : normalizarPix(tipo, chave);

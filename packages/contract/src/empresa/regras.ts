import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { normalizarPix } from '../entregadores/regras.ts';
import { TIPOS_CHAVE_PIX } from '../vocabulario.ts';

/** Of what kind the company's own PIX key may be: a courier's kinds, and a CNPJ. */
export const TIPOS_CHAVE_DA_EMPRESA = ['cnpj', ...TIPOS_CHAVE_PIX] as const;
type TipoChaveDaEmpresa = (typeof TIPOS_CHAVE_DA_EMPRESA)[number];

/** The CNPJ's 14 characters, or null when the check digits are wrong. Since July 2026 the first twelve may be letters too. */
export function normalizarCnpj(texto: string): string | null {
  const caracteres = texto.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return isValidCnpj(caracteres, { version: 2 }) ? caracteres : null;
}

/** The company's PIX key in the form in which banks take it; null when it is none of its kind. */
export const normalizarPixDaEmpresa = (tipo: TipoChaveDaEmpresa, chave: string): string | null =>
  tipo === 'cnpj' ? normalizarCnpj(chave) : normalizarPix(tipo, chave);

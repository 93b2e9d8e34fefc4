import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { normalizeTelefone } from './telefones/ler.ts';
import { TIPOS_CHAVE_PIX, type TipoChavePix } from './vocabulario.ts';

/** Youngest and oldest age that a registration accepts, in years. */
export const IDADE_MIN = 18;
export const IDADE_MAX = 100;
/** Longest e-mail that the PIX directory takes, in characters. */
const PIX_EMAIL_MAX = 77;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const digitsOf = (texto: string): string => texto.replace(/\D/g, '');

/** Returns the CPF's 11 digits, or null when the check digits are wrong. */
export function normalizeCpf(texto: string): string | null {
  const digitos = digitsOf(texto);
  return digitos.length === 11 && isValidCpf(digitos) ? digitos : null;
}

/**
 * Returns the PIX key in the form in which banks take it; null when it is wrong. The chosen type decides, without
 * guessing.
 */
export function normalizePix(tipo: TipoChavePix, chave: string): string | null {
  const texto = chave.trim().toLowerCase();
  switch (tipo) {
    case 'cpf':
      return normalizeCpf(texto);
    case 'telefone':
      return normalizeTelefone(texto);
    case 'email':
      return texto.length <= PIX_EMAIL_MAX && EMAIL.test(texto) ? texto : null;
    case 'aleatoria':
      return UUID.test(texto) ? texto : null;
  }
}

/** Converts `yyyy-mm-dd` or `dd/mm/aaaa` to `yyyy-mm-dd`; null when there is no such day. */
export function normalizeDay(texto: string): string | null {
  const br = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto.trim());
  const iso = br ? `${br[3]}-${br[2]}-${br[1]}` : texto.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const data = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(iso) ? iso : null;
}

/** Returns the completed years on `hoje`. Both dates are `yyyy-mm-dd`. */
export function ageOn(nascimento: string, hoje: string): number {
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

/** Returns a masked CPF for lists: `•••.417.206-••`. */
export function maskCpf(cpf: string): string {
  const digitos = digitsOf(cpf);
  return `•••.${digitos.slice(3, 6)}.${digitos.slice(6, 9)}-••`;
}

/** Returns the first and last characters of a PIX key. */
export function maskPix(tipo: TipoChavePix, chave: string): string {
  if (tipo === 'cpf') return maskCpf(chave);
  if (tipo === 'email') return chave.replace(/^(.{2})[^@]*/, '$1•••');
  return `${chave.slice(0, 4)}•••${chave.slice(-4)}`;
}

/** The kinds of PIX key that the company may have: a courier's kinds, and a CNPJ. */
export const TIPOS_CHAVE_DA_EMPRESA = ['cnpj', ...TIPOS_CHAVE_PIX] as const;
type TipoChaveDaEmpresa = (typeof TIPOS_CHAVE_DA_EMPRESA)[number];

/**
 * Returns the CNPJ's 14 characters, or null when the check digits are wrong. Since July 2026 the first twelve may be
 * letters too.
 */
export function normalizeCnpj(texto: string): string | null {
  const caracteres = texto.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return isValidCnpj(caracteres, { version: 2 }) ? caracteres : null;
}

/**
 * Returns the company's PIX key in the form in which banks take it. Returns null when the key does not fit its kind.
 */
export const normalizePixOfEmpresa = (tipo: TipoChaveDaEmpresa, chave: string): string | null =>
  tipo === 'cnpj' ? normalizeCnpj(chave) : normalizePix(tipo, chave);

/** Returns the bare CPF (11 digits) or CNPJ (14 characters), or null when the check digits are wrong. */
export const normalizeDocumento = (texto: string): string | null =>
  texto.replace(/[^0-9A-Za-z]/g, '').length === 11 ? normalizeCpf(texto) : normalizeCnpj(texto);

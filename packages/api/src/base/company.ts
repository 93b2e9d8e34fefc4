import { normalizeCnpj, normalizePixOfEmpresa, TIPOS_CHAVE_DA_EMPRESA } from '@corre/contract/documentos.ts';
import { z } from 'zod';

const optional = (pattern: RegExp, message: string) => z.string().regex(pattern, message).optional();

/**
 * The company that pays couriers and bills shops, as its bank knows it. Each variable is optional: only an act that
 * needs a missing one is refused, with its name (ADR 0021).
 */
export const companyVariables = {
  EMPRESA_NOME: z.string().min(1).max(100, 'deve ter no máximo 100 caracteres').optional(),
  EMPRESA_CNPJ: z
    .string()
    .refine((text) => normalizeCnpj(text) !== null, 'deve ser um CNPJ válido')
    .transform((text) => normalizeCnpj(text) ?? '')
    .optional(),
  EMPRESA_BANCO: optional(/^\d{3}$/, 'deve ser o código do banco, de três dígitos'),
  EMPRESA_AGENCIA: optional(/^\d{1,5}(-[\dXx])?$/, 'deve ser como 1234 ou 1234-5'),
  EMPRESA_CONTA: optional(/^\d{1,12}-[\dXx]{1,2}$/, 'deve ser como 123456-7, com o dígito'),
  EMPRESA_CONVENIO: optional(/^[0-9A-Za-z]{1,20}$/, 'deve ter de 1 a 20 letras ou dígitos'),
  // A file number must never repeat: set this above the numbers of older files, also after a restored backup.
  EMPRESA_NSA_MINIMO: z.coerce
    .number({ error: 'deve ser um número' })
    .int('deve ser um número inteiro')
    .min(1, 'deve ser no mínimo 1')
    .max(999_999, 'deve ser no máximo 999999')
    .default(1),
  // The key for payments of shops' invoices.
  EMPRESA_PIX_TIPO_CHAVE: z
    .enum(TIPOS_CHAVE_DA_EMPRESA, { error: `deve ser ${TIPOS_CHAVE_DA_EMPRESA.join(', ')}` })
    .optional(),
  EMPRESA_PIX_CHAVE: z.string().optional(),
};

type CompanyKey = Pick<z.output<z.ZodObject<typeof companyVariables>>, 'EMPRESA_PIX_TIPO_CHAVE' | 'EMPRESA_PIX_CHAVE'>;

/** Returns what is wrong with the combination of kind and key, or null. */
export function wrongCompanyKey({ EMPRESA_PIX_TIPO_CHAVE: tipo, EMPRESA_PIX_CHAVE: chave }: CompanyKey): string | null {
  if (tipo === undefined && chave === undefined) return null;
  if (tipo === undefined || chave === undefined) return 'EMPRESA_PIX_TIPO_CHAVE e EMPRESA_PIX_CHAVE vêm juntas';
  return normalizePixOfEmpresa(tipo, chave) === null ? `EMPRESA_PIX_CHAVE não é uma chave do tipo ${tipo}` : null;
}

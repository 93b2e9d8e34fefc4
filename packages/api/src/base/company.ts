import { camposDaEmpresa, camposDoBanco } from '@corre/contract/configuracoes/campos.ts';
import { normalizePixOfEmpresa } from '@corre/contract/documentos.ts';
import { z } from 'zod';

/**
 * The company that pays couriers and bills shops, as its bank knows it. Each variable is optional: the administrator
 * may say it in the panel instead (ADR 0052). Only an act that needs a missing one is refused, with its name
 * (ADR 0021).
 */
export const companyVariables = {
  EMPRESA_NOME: camposDaEmpresa.empresa_nome.optional(),
  EMPRESA_CNPJ: camposDaEmpresa.empresa_cnpj.optional(),
  EMPRESA_BANCO: camposDoBanco.empresa_banco.optional(),
  EMPRESA_AGENCIA: camposDoBanco.empresa_agencia.optional(),
  EMPRESA_CONTA: camposDoBanco.empresa_conta.optional(),
  EMPRESA_CONVENIO: camposDoBanco.empresa_convenio.optional(),
  // A file number must never repeat: set this above the numbers of older files, also after a restored backup.
  EMPRESA_NSA_MINIMO: z.coerce
    .number({ error: 'deve ser um número' })
    .int('deve ser um número inteiro')
    .min(1, 'deve ser no mínimo 1')
    .max(999_999, 'deve ser no máximo 999999')
    .default(1),
  // The key for payments of shops' invoices.
  EMPRESA_PIX_TIPO_CHAVE: camposDoBanco.empresa_pix_tipo_chave.optional(),
  EMPRESA_PIX_CHAVE: camposDoBanco.empresa_pix_chave.optional(),
};

type CompanyKey = Pick<z.output<z.ZodObject<typeof companyVariables>>, 'EMPRESA_PIX_TIPO_CHAVE' | 'EMPRESA_PIX_CHAVE'>;

/** Returns what is wrong with the combination of kind and key, or null. */
export function wrongCompanyKey({ EMPRESA_PIX_TIPO_CHAVE: tipo, EMPRESA_PIX_CHAVE: chave }: CompanyKey): string | null {
  if (tipo === undefined && chave === undefined) return null;
  if (tipo === undefined || chave === undefined) return 'EMPRESA_PIX_TIPO_CHAVE e EMPRESA_PIX_CHAVE vêm juntas';
  return normalizePixOfEmpresa(tipo, chave) === null ? `EMPRESA_PIX_CHAVE não é uma chave do tipo ${tipo}` : null;
}

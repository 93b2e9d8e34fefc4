import { z } from 'zod';
import { COLUNAS, TIPOS_DE_PLANILHA } from './colunas.ts';

/** The most rows of one import. */
export const LINHAS_MAX = 500;
export const LINHAS_DEMAIS = `Importe no máximo ${LINHAS_MAX} linhas de cada vez: divida a planilha.`;

/** The most characters of the table as JSON. Five hundred rows of the longest fields that a registration takes fit. */
const TABELA_MAX = 2_000_000;
const CELULA_MAX = 500;

const INVALIDA = 'A tabela não está no formato esperado';

const celulaSchema = z
  .string()
  .max(CELULA_MAX, `Use no máximo ${CELULA_MAX} caracteres por célula`)
  .refine((celula) => celula.isWellFormed() && !celula.includes('\0'), 'A planilha tem um caractere inválido');

/** The rows as one JSON text, because a large body has one large field. `linha` is the line of the sheet, from 1. */
const linhasSchema = z
  .array(z.strictObject({ linha: z.int().min(1), celulas: z.array(celulaSchema).max(40) }))
  .min(1, 'A planilha não tem nenhuma linha com dados')
  .max(LINHAS_MAX, LINHAS_DEMAIS);

const tabelaSchema = z
  .string({ error: INVALIDA })
  .max(TABELA_MAX, 'A planilha é grande demais')
  .transform((texto, ctx): unknown => {
    try {
      return JSON.parse(texto);
    } catch {
      ctx.addIssue({ code: 'custom', message: INVALIDA });
      return z.NEVER;
    }
  })
  .pipe(linhasSchema);

/**
 * Input of an import: the field of each column, null for a column to skip, and the rows. `so_conferir` checks and
 * writes nothing.
 */
export const importarSchema = z
  .object({
    tipo: z.enum(TIPOS_DE_PLANILHA, { error: 'Escolha o que importar' }),
    colunas: z.array(z.string().max(40).nullable()).max(40),
    tabela: tabelaSchema,
    so_conferir: z.boolean(),
  })
  .refine(({ tipo, colunas }) => colunas.every((c) => c === null || COLUNAS[tipo].some(({ campo }) => campo === c)), {
    message: 'Coluna desconhecida',
    path: ['colunas'],
  })
  .refine(
    ({ colunas }) => new Set(colunas.filter((c) => c !== null)).size === colunas.filter((c) => c !== null).length,
    {
      message: 'Duas colunas foram ligadas ao mesmo dado',
      path: ['colunas'],
    },
  );
export type Importar = z.output<typeof importarSchema>;

/** What is wrong with one cell, or with the whole row (`campo` null). */
export const falhaDaLinhaSchema = z.object({ linha: z.int(), campo: z.string().nullable(), frase: z.string() });
export type FalhaDaLinha = z.output<typeof falhaDaLinhaSchema>;

/** With any fault nothing was imported. `importados` is 0 after a check as well. */
export const importadosSchema = z.object({
  message: z.string(),
  total: z.int(),
  importados: z.int(),
  falhas: z.array(falhaDaLinhaSchema),
});

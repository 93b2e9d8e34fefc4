import { z } from 'zod';
import { MOTIVO_DO_AJUSTE_MAX, umaSemanaFechamentoSchema } from '../fechamento/contrato.ts';
import { daySchema, idSchema, instantSchema, requiredText } from '../fields.ts';

/** Final results of one payment of a batch. Null while the bank's answer is not final. */
export const RESULTADOS_DO_LOTE = ['pago', 'recusado', 'cancelado'] as const;

/** Most couriers in one batch. */
export const PAGAMENTOS_POR_LOTE_MAX = 5_000;
/** Largest return file, in characters: four records for each payment of the largest batch. */
const RETORNO_MAX = PAGAMENTOS_POR_LOTE_MAX * 4 * 242 + 100_000;

export const criarLoteSchema = umaSemanaFechamentoSchema.extend({
  entregador_ids: z
    .array(idSchema, { error: 'Escolha quem recebe' })
    .min(1, 'Escolha quem recebe')
    .max(PAGAMENTOS_POR_LOTE_MAX, `Um lote tem no máximo ${PAGAMENTOS_POR_LOTE_MAX} pagamentos`)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  /** a layout's name, or a bank's three digits */
  banco: z
    .string({ error: 'Informe o banco' })
    .trim()
    .regex(/^(\d{3}|[a-z][a-z0-9-]{0,29})$/, 'O banco é o nome de um layout, ou o código de três dígitos'),
});
export type NovoLote = z.output<typeof criarLoteSchema>;

/**
 * A batch without its file. `homologado`: a bank has accepted a file of this layout. While it is false, ask your bank
 * first.
 */
const loteSchema = z.object({
  lote_id: z.int(),
  semana_inicio: daySchema,
  /** number of the file, never reused */
  nsa: z.number(),
  nome_arquivo: z.string(),
  /** SHA-256 of the file */
  hash: z.string(),
  /** three digits */
  banco: z.string(),
  layout: z.string(),
  homologado: z.boolean(),
  quantidade: z.number(),
  total: z.number(),
  criado_em: instantSchema,
  aprovado_por: z.string(),
});

/** The new batch. `arquivo` is the bank file: lines of 240 characters with CR LF. */
export const loteCriadoSchema = loteSchema
  .extend({ arquivo: z.string(), message: z.string() })
  .meta({ id: 'LoteCriado' });
export type LoteCriado = z.output<typeof loteCriadoSchema>;

/** The state of a batch. `aguardando`: payments without a final answer of the bank. */
export const linhaDeLoteSchema = loteSchema
  .extend({
    cancelado_em: instantSchema.nullable(),
    motivo_cancelamento: z.string().nullable(),
    pagos: z.number(),
    recusados: z.number(),
    aguardando: z.number(),
  })
  .meta({ id: 'LinhaDeLote' });
export type LinhaDeLote = z.output<typeof linhaDeLoteSchema>;

/** A layout of a bank file. */
const layoutSchema = z.object({ nome: z.string(), titulo: z.string(), homologado: z.boolean() });

/**
 * The batches of a week, newest first. `falta`: missing settings of the server. While one is missing, no batch can be
 * made.
 */
export const lotesDaSemanaSchema = z
  .object({
    layouts: z.array(layoutSchema),
    falta: z.array(z.string()),
    lotes: z.array(linhaDeLoteSchema),
  })
  .meta({ id: 'LotesDaSemana' });
export type LotesDaSemana = z.output<typeof lotesDaSemanaSchema>;

const ocorrenciaSchema = z.object({ codigo: z.string(), texto: z.string() }).meta({ id: 'Ocorrencia' });

/** One payment of a batch. */
export const itemDoLoteSchema = z
  .object({
    pagamento_id: z.int(),
    entregador_id: z.int(),
    nome_completo: z.string(),
    valor: z.number(),
    seu_numero: z.string(),
    resultado: z.enum(RESULTADOS_DO_LOTE).nullable(),
    ocorrencias: z.array(ocorrenciaSchema),
    retorno_em: instantSchema.nullable(),
  })
  .meta({ id: 'ItemDoLote' });

export const umLoteSchema = z.object({ id: idSchema });
/** `arquivo` is null after it was erased (docs/privacy.md). Each reading is audited. */
export const loteInteiroSchema = linhaDeLoteSchema
  .extend({
    arquivo: z.string().nullable(),
    itens: z.array(itemDoLoteSchema),
  })
  .meta({ id: 'LoteInteiro' });
export type LoteInteiro = z.output<typeof loteInteiroSchema>;

export const cancelarLoteSchema = umLoteSchema.extend({
  motivo: requiredText('Informe por que o banco não recebeu o arquivo', MOTIVO_DO_AJUSTE_MAX),
});

export const retornoSchema = umLoteSchema.extend({
  arquivo: z
    .string({ error: 'Escolha o arquivo de retorno do banco' })
    .min(1, 'O arquivo de retorno está vazio')
    .max(RETORNO_MAX, 'O arquivo é grande demais para um retorno de pagamentos'),
});

/** The content of an imported return file, payment by payment. A second import gives the same answer. */
export const respostaRetornoSchema = z
  .object({
    message: z.string(),
    lote_id: z.int(),
    nsa: z.number(),
    importado_em: instantSchema,
    pagos: z.number(),
    recusados: z.number(),
    aguardando: z.number(),
    total_pago: z.number(),
    itens: z.array(itemDoLoteSchema.omit({ retorno_em: true })),
  })
  .meta({ id: 'RespostaRetorno' });
export type RespostaRetorno = z.output<typeof respostaRetornoSchema>;

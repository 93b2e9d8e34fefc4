import { z } from 'zod';
import { MOTIVO_DO_AJUSTE_MAX } from '../fechamento/contrato.ts';
import { umaFaturaSchema } from '../fechamento/faturas-contrato.ts';
import { daySchema, idSchema, instantSchema, requiredText } from '../fields.ts';
import { positiveAmountSchema } from '../money.ts';
import { ateUmAno, emOrdem, ORDEM, periodoSchema, UM_ANO } from '../periodo.ts';

/** Kinds of a charge at the bank: with a due date, or immediate where the bank has no charges with a due date. */
export const TIPOS_COBRANCA = ['cobv', 'cob'] as const;
export type TipoCobranca = (typeof TIPOS_COBRANCA)[number];

/**
 * Why a Pix did not pay an invoice, or not with its whole value, when it came [pix-recebido]: no identification, one
 * that we do not know, the week still runs, it went to another key, the invoice was paid already, or it was more than
 * the invoice.
 */
export const MOTIVOS_DA_SOBRA = [
  'sem_txid',
  'txid_desconhecido',
  'semana_aberta',
  'outra_chave',
  'fatura_ja_paga',
  'valor_a_mais',
] as const;
export type MotivoDaSobra = (typeof MOTIVOS_DA_SOBRA)[number];

/** Steps of a Pix's money: it came, it went to an invoice, it was taken from one, it was refunded. */
export const TIPOS_LANCAMENTO_PIX = ['chegou', 'atribuido', 'retirado', 'devolvido'] as const;

/** States of a refund. `pedida`: the bank has not taken it yet. */
export const ESTADOS_DEVOLUCAO = ['pedida', 'em_processamento', 'devolvida', 'nao_realizada'] as const;
export type EstadoDevolucao = (typeof ESTADOS_DEVOLUCAO)[number];

/** Filters of the list of Pix. `nao_atribuidos`: some of the money belongs to no invoice yet. */
export const FILTROS_DE_PIX = ['todos', 'nao_atribuidos', 'devolvidos'] as const;

/** The span of a report: days of America/Sao_Paulo, by the instant at which the bank processed the Pix. */
export const recebimentosDoPeriodoSchema = periodoSchema.refine(emOrdem, ORDEM).refine(ateUmAno, UM_ANO);

/** Money of a span in reais: `recebido` = `entrou` − `devolvido` = `liquidado` + `nao_atribuido`, to the cent. */
const somasSchema = z.object({
  entrou: z.number(),
  devolvido: z.number(),
  recebido: z.number(),
  liquidado: z.number(),
  nao_atribuido: z.number(),
});

/**
 * The reconciliation of a span [conciliacao]. `cobrado` and `em_aberto` are those of the invoices that fall due in the
 * span. `ligado`: the server has a bank. `visto_ate`: everything that the bank received before is known.
 */
export const resumoDeRecebimentosSchema = somasSchema
  .extend({
    de: daySchema,
    ate: daySchema,
    ligado: z.boolean(),
    visto_ate: instantSchema.nullable(),
    /** why the bank could not be asked the last time, as a sentence */
    erro: z.string().nullable(),
    cobrado: z.number(),
    em_aberto: z.number(),
    /** rows of `pendencias` */
    pendencias: z.int().min(0),
    /** only days on which money came */
    dias: z.array(somasSchema.extend({ dia: daySchema })),
  })
  .meta({ id: 'ResumoDeRecebimentos' });
export type ResumoDeRecebimentos = z.output<typeof resumoDeRecebimentosSchema>;

export const listarPixSchema = periodoSchema
  .extend({
    filtro: z.enum(FILTROS_DE_PIX, { error: 'Filtro inválido' }).default('todos'),
    antes_de: idSchema.optional(),
  })
  .refine(emOrdem, ORDEM)
  .refine(ateUmAno, UM_ANO);
export type ListarPix = z.output<typeof listarPixSchema>;

const devolucaoSchema = z.object({
  id: z.int(),
  valor: z.number(),
  estado: z.enum(ESTADOS_DEVOLUCAO),
  motivo: z.string().nullable(),
  pedida_em: instantSchema,
  /** null: made in the bank's own app, or by the bank */
  pedida_por: z.string().nullable(),
  erro: z.string().nullable(),
});

/** A Pix that the bank received for the company, in reais. `valor` − `devolvido` = `liquidado` + `nao_atribuido`. */
export const pixSchema = z
  .object({
    id: z.int(),
    end_to_end_id: z.string(),
    txid: z.string().nullable(),
    valor: z.number(),
    devolvido: z.number(),
    liquidado: z.number(),
    nao_atribuido: z.number(),
    /** what may still be refunded: refunds under way are taken off */
    devolvivel: z.number(),
    horario: instantSchema,
    dia: daySchema,
    motivo: z.enum(MOTIVOS_DA_SOBRA).nullable(),
    /** the invoices that its money pays */
    faturas: z.array(
      z.object({
        semana_inicio: daySchema,
        semana: z.string(),
        comercio_id: z.int(),
        comercio: z.string(),
        valor: z.number(),
      }),
    ),
    devolucoes: z.array(devolucaoSchema),
  })
  .meta({ id: 'PixRecebido' });
export type PixRecebido = z.output<typeof pixSchema>;

/** Pix of a span, newest first. `proxima` is the `antes_de` of the next page. */
export const listaDePixSchema = z
  .object({ pix: z.array(pixSchema), proxima: z.number().nullable() })
  .meta({ id: 'ListaDePix' });
export type ListaDePix = z.output<typeof listaDePixSchema>;

/** What a person has to look at: a notice whose Pix the bank does not know, or a charge or refund that failed. */
export const pendenciaSchema = z
  .object({
    tipo: z.enum(['aviso', 'cobranca', 'devolucao']),
    /** the Pix of a notice or refund, the `txid` of a charge */
    referencia: z.string(),
    comercio: z.string().nullable(),
    semana_inicio: daySchema.nullable(),
    desde: instantSchema,
    tentativas: z.int().min(0),
    erro: z.string(),
    /** no further attempt */
    desistiu: z.boolean(),
  })
  .meta({ id: 'PendenciaDeRecebimento' });
export type PendenciaDeRecebimento = z.output<typeof pendenciaSchema>;

/** One line of the export: flat, amounts in reais. */
export const linhaDeRecebimentoSchema = z
  .object({
    dia: daySchema,
    horario: instantSchema,
    end_to_end_id: z.string(),
    txid: z.string().nullable(),
    entrou: z.number(),
    devolvido: z.number(),
    liquidado: z.number(),
    nao_atribuido: z.number(),
    motivo: z.enum(MOTIVOS_DA_SOBRA).nullable(),
    /** names of the shops, separated by '; ' */
    comercios: z.string(),
  })
  .meta({ id: 'LinhaDeRecebimento' });
export type LinhaDeRecebimento = z.output<typeof linhaDeRecebimentoSchema>;

const umPixSchema = z.object({ pix_id: idSchema });
const motivoSchema = requiredText('Informe o motivo', MOTIVO_DO_AJUSTE_MAX);

/** Input to give the unassigned money of a Pix to an invoice. */
export const atribuirPixSchema = umaFaturaSchema.extend({ ...umPixSchema.shape, motivo: motivoSchema });
export type AtribuirPix = z.output<typeof atribuirPixSchema>;

/** Input to refund a part of a Pix, or the whole. The payer reads the reason. */
export const devolverPixSchema = umPixSchema.extend({
  valor: positiveAmountSchema('Informe o valor da devolução'),
  motivo: requiredText('Informe o motivo', 140),
});
export type DevolverPix = z.output<typeof devolverPixSchema>;

export const respostaPixSchema = z.object({ message: z.string(), pix: pixSchema }).meta({ id: 'RespostaPix' });

import { z } from 'zod';
import { TEXTO_LONGO_MAX } from '../constants.ts';
import { daySchema, idSchema, instantSchema, requiredText } from '../fields.ts';
import { signedAmountSchema } from '../money.ts';
import { TIPOS_CHAVE_PIX } from '../vocabulario.ts';

/** Kinds of adjustments of a courier's week: a gain, or a deduction with the courier's consent. */
export const TIPOS_AJUSTE = ['bonus', 'dano', 'adiantamento'] as const;

/** States of a courier's week: running, over and unpaid, paid, or unpaid with an objection. */
export const ESTADOS_SEMANA = ['aberta', 'a_pagar', 'paga', 'contestada'] as const;
export type EstadoSemana = (typeof ESTADOS_SEMANA)[number];

/** States of a shop's invoice. */
export const ESTADOS_FATURA = ['aberta', 'a_receber', 'recebida'] as const;
export type EstadoFatura = (typeof ESTADOS_FATURA)[number];

/**
 * States of an invoice's charge. `a_registrar`, `a_revisar` and `a_remover`: the bank has not answered yet.
 * `concluida`: paid at the bank. Only `ativa` and `a_revisar` can be paid [cobranca-pix].
 */
export const ESTADOS_COBRANCA = ['a_registrar', 'ativa', 'a_revisar', 'a_remover', 'removida', 'concluida'] as const;
export type EstadoCobranca = (typeof ESTADOS_COBRANCA)[number];

/** Acts on a payout, and on an invoice. */
export const ATOS_PAGAMENTO = ['paga', 'estornada'] as const;
export const ATOS_FATURA = ['recebida', 'estornada'] as const;

/** Longest reason of an adjustment or a reversal, in characters. */
export const MOTIVO_DO_AJUSTE_MAX = 300;

const SEGUNDA_FEIRA = 'Informe a segunda-feira em que a semana começa';

/** A week, given by its Monday. */
export const semanaInicioSchema = daySchema.refine(
  (dia) => new Date(`${dia}T12:00:00Z`).getUTCDay() === 1,
  SEGUNDA_FEIRA,
);
export const umaSemanaFechamentoSchema = z.object({ semana_inicio: semanaInicioSchema });
export const entregadorNaSemanaSchema = umaSemanaFechamentoSchema.extend({ entregador_id: idSchema });

/**
 * An adjustment of a week. `conta`: the amount is part of the payout. A debit counts only after the courier's consent.
 */
export const ajusteSchema = z
  .object({
    id: z.int(),
    tipo: z.enum(TIPOS_AJUSTE),
    /** In reais. A negative amount is taken from the courier. */
    valor: z.number(),
    motivo: z.string(),
    criado_em: instantSchema,
    criado_por: z.string(),
    consentido_em: instantSchema.nullable(),
    recusado_em: instantSchema.nullable(),
    conta: z.boolean(),
  })
  .meta({ id: 'Ajuste' });
export type AjusteView = z.output<typeof ajusteSchema>;

/** A courier's objection 'Discordo deste valor', with its answer if there is one. */
export const contestacaoValorSchema = z
  .object({
    id: z.int(),
    texto: z.string(),
    enviada_em: instantSchema,
    resposta: z.string().nullable(),
    respondida_em: instantSchema.nullable(),
  })
  .meta({ id: 'ContestacaoValor' });
export type ContestacaoValor = z.output<typeof contestacaoValorSchema>;

/**
 * The amounts of a courier's week, in reais: bruto − taxa + ajustes = liquido. They are frozen when the payout is
 * prepared.
 */
const contasDaSemanaSchema = z.object({
  total_entregas: z.number(),
  bruto: z.number(),
  taxa: z.number(),
  ajustes: z.number(),
  liquido: z.number(),
  estado: z.enum(ESTADOS_SEMANA),
  /** From this instant on the amounts do not change. */
  preparado_em: instantSchema.nullable(),
  pago_em: instantSchema.nullable(),
  /** Identifies week and courier in the PIX and in the bank's statement. */
  txid: z.string(),
});

/**
 * A payout's newest file at the bank that was not cancelled. `recusa` is the bank's reason for a refusal, and null
 * while the bank may still pay: until then the payout can be neither marked nor shown as a code.
 */
const noBancoSchema = z.object({ nsa: z.int(), recusa: z.string().nullable() }).meta({ id: 'PagamentoNoBanco' });
export type PagamentoNoBanco = z.output<typeof noBancoSchema>;

/** One courier on the sheet; `pix_chave` is masked. */
export const linhaDoFechamentoSchema = contasDaSemanaSchema
  .extend({
    entregador_id: z.int(),
    nome_completo: z.string(),
    usuario: z.string(),
    total_comercios: z.number(),
    pix_tipo_chave: z.enum(TIPOS_CHAVE_PIX),
    pix_chave: z.string(),
    /** adjustments that are not cancelled, oldest first */
    lista_ajustes: z.array(ajusteSchema),
    contestacao: contestacaoValorSchema.nullable(),
    /** Null also for a payout that is paid. */
    no_banco: noBancoSchema.nullable(),
  })
  .meta({ id: 'LinhaDoFechamento' });
export type LinhaDoFechamento = z.output<typeof linhaDoFechamentoSchema>;

/** The sheet of a week. `aberta`: the week is not over, and payment is not possible yet. */
export const fechamentoSchema = z
  .object({
    semana_inicio: daySchema,
    semana: z.string(),
    dia_pagamento: daySchema,
    aberta: z.boolean(),
    /** the company's fee in this week, in percent [taxa] */
    taxa_percentual: z.number(),
    linhas: z.array(linhaDoFechamentoSchema),
    total_bruto: z.number(),
    total_taxa: z.number(),
    total_ajustes: z.number(),
    total_liquido: z.number(),
    total_pago: z.number(),
    pagos: z.number(),
  })
  .meta({ id: 'Fechamento' });
export type FechamentoDaSemana = z.output<typeof fechamentoSchema>;

export const novoAjusteSchema = entregadorNaSemanaSchema.extend({
  valor: signedAmountSchema(),
  motivo: requiredText('Informe o motivo do ajuste', MOTIVO_DO_AJUSTE_MAX),
  /** When absent, a positive amount is a bonus and a negative one a damage. */
  tipo: z.enum(TIPOS_AJUSTE, { error: 'Tipo de ajuste inválido' }).optional(),
});
export type NovoAjuste = z.output<typeof novoAjusteSchema>;
export const respostaAjusteSchema = z.object({ message: z.string(), id: z.int() }).meta({ id: 'RespostaAjuste' });
export const cancelarAjusteSchema = umaSemanaFechamentoSchema.extend({ ajuste_id: idSchema });

/** The BR Code of one payout: static, with a fixed amount. */
export const pixDoPagamentoSchema = z
  .object({
    copia_e_cola: z.string(),
    txid: z.string(),
    valor: z.number(),
    pix_tipo_chave: z.enum(TIPOS_CHAVE_PIX),
    /** The unmasked key. Each reading is audited. */
    pix_chave: z.string(),
  })
  .meta({ id: 'PixDoPagamento' });

export const pagarSchema = entregadorNaSemanaSchema.extend({
  /** The bank's id of the transfer (end-to-end id), if known. */
  id_transacao: z
    .string({ error: 'Identificador da transação inválido' })
    .trim()
    .regex(/^[A-Za-z0-9]{1,35}$/, 'O identificador da transação tem até 35 letras e números')
    .optional(),
});
/** `valor` is the frozen amount. */
export const respostaPagarSchema = z
  .object({
    message: z.string(),
    estado: z.enum(ESTADOS_SEMANA),
    valor: z.number(),
    pago_em: instantSchema.nullable(),
    txid: z.string(),
  })
  .meta({ id: 'RespostaPagar' });
const motivoDoEstorno = requiredText('Informe o motivo do estorno', MOTIVO_DO_AJUSTE_MAX);
export const estornarSchema = entregadorNaSemanaSchema.extend({ motivo: motivoDoEstorno });

export const responderContestacaoValorSchema = z.object({
  contestacao_id: idSchema,
  resposta: requiredText('Escreva a resposta', TEXTO_LONGO_MAX),
});

/** A courier's own week. */
export const semanaDoEntregadorSchema = contasDaSemanaSchema
  .extend({
    semana_inicio: daySchema,
    semana: z.string(),
    /** the company's fee in this week, in percent [taxa] */
    taxa_percentual: z.number(),
    dia_pagamento: daySchema,
    id_transacao: z.string().nullable(),
    lista_ajustes: z.array(ajusteSchema),
    /** newest first */
    contestacoes: z.array(contestacaoValorSchema),
  })
  .meta({ id: 'SemanaDoEntregador' });
export type SemanaDoEntregador = z.output<typeof semanaDoEntregadorSchema>;
export const semanasDoEntregadorSchema = z.array(semanaDoEntregadorSchema).meta({ id: 'SemanasDoEntregador' });

export const responderAjusteSchema = z.object({
  ajuste_id: idSchema,
  concordo: z.boolean({ error: 'Diga se concorda' }),
});
export const contestarValorSchema = umaSemanaFechamentoSchema.extend({
  texto: requiredText('Escreva por que discorda', TEXTO_LONGO_MAX),
});

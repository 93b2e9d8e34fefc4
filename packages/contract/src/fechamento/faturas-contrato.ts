import { z } from 'zod';
import { daySchema, idSchema, instantSchema, requiredText } from '../fields.ts';
import { signedAmountSchema } from '../money.ts';
import { ESTADOS_COBRANCA, ESTADOS_FATURA, MOTIVO_DO_AJUSTE_MAX, umaSemanaFechamentoSchema } from './contrato.ts';

/** A discount (below zero) or an addition to an invoice, in reais [fatura-ajustada]. */
const ajusteDaFaturaSchema = z
  .object({ id: z.int(), valor: z.number(), motivo: z.string(), feito_em: instantSchema })
  .meta({ id: 'AjusteDaFatura' });

/**
 * A shop's invoice for a week, in reais. It is frozen when its PIX is first shown, or when it is marked as received.
 * `valor` includes the adjustments.
 */
const faturaSchema = z.object({
  total_entregas: z.number(),
  valor: z.number(),
  /** the oldest first */
  ajustes: z.array(ajusteDaFaturaSchema),
  vence_em: daySchema,
  estado: z.enum(ESTADOS_FATURA),
  recebida_em: instantSchema.nullable(),
  /** of the bank's charge if there is one, else of the static code */
  txid: z.string(),
  /** what came by Pix for the invoice, in reais */
  recebido: z.number(),
  /** what is still to pay, in reais: the code's amount before fine, interest and discount */
  a_pagar: z.number(),
});

export const linhaDeFaturaSchema = faturaSchema
  .extend({
    comercio_id: z.int(),
    comercio: z.string(),
    /** the shop has said its legal name and CNPJ or CPF, so that its invoice can be charged at the bank */
    com_dados: z.boolean(),
    /** the newest charge at the bank; `erro` says why the bank did not take it the last time */
    cobranca: z.object({ estado: z.enum(ESTADOS_COBRANCA), valor: z.number(), erro: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'LinhaDeFatura' });

/**
 * All invoices of a week, by shop name. `com_pix`: the company's key is configured. `com_cobranca`: the company's bank
 * is, so that invoices settle themselves.
 */
export const faturasDaSemanaSchema = z
  .object({
    semana_inicio: daySchema,
    semana: z.string(),
    aberta: z.boolean(),
    com_pix: z.boolean(),
    com_cobranca: z.boolean(),
    linhas: z.array(linhaDeFaturaSchema),
    total: z.number(),
    total_recebido: z.number(),
    recebidas: z.number(),
  })
  .meta({ id: 'FaturasDaSemana' });
export type FaturasDaSemana = z.output<typeof faturasDaSemanaSchema>;

export const umaFaturaSchema = umaSemanaFechamentoSchema.extend({ comercio_id: idSchema });
export const respostaFaturaSchema = z
  .object({
    message: z.string(),
    estado: z.enum(ESTADOS_FATURA),
    valor: z.number(),
    recebida_em: instantSchema.nullable(),
  })
  .meta({ id: 'RespostaFatura' });
export const estornarFaturaSchema = umaFaturaSchema.extend({
  motivo: requiredText('Informe o motivo do estorno', MOTIVO_DO_AJUSTE_MAX),
});

export const ajustarFaturaSchema = umaFaturaSchema.extend({
  /** in reais: below zero a discount, at most what is open */
  valor: signedAmountSchema(),
  motivo: requiredText('Informe o motivo do ajuste', MOTIVO_DO_AJUSTE_MAX),
});
export const respostaAjusteDaFaturaSchema = z
  .object({ message: z.string(), id: z.int(), valor: z.number().describe('A fatura com os ajustes, em reais') })
  .meta({ id: 'RespostaAjusteDaFatura' });
export type AjustarFatura = z.output<typeof ajustarFaturaSchema>;

/**
 * A shop's own weeks, newest first. `copia_e_cola` pays the company; null while the week runs or without a configured
 * key. `dinamica`: the code is that of a charge at the bank. Its amount needs no typing, and once paid the invoice
 * settles by itself. `location` is the address of that charge.
 */
export const faturaDoComercioSchema = faturaSchema
  .extend({
    semana_inicio: daySchema,
    semana: z.string(),
    copia_e_cola: z.string().nullable(),
    dinamica: z.boolean(),
    location: z.string().nullable(),
  })
  .meta({ id: 'FaturaDoComercio' });
export type FaturaDoComercio = z.output<typeof faturaDoComercioSchema>;

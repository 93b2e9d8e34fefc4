import { z } from 'zod';
import { daySchema, idSchema, instantSchema, requiredText } from '../fields.ts';
import { ESTADOS_FATURA, MOTIVO_DO_AJUSTE_MAX, umaSemanaFechamentoSchema } from './contrato.ts';

/**
 * A shop's invoice for a week, in reais. It is frozen when its PIX is first shown, or when it is marked as received.
 */
const faturaSchema = z.object({
  total_entregas: z.number(),
  valor: z.number(),
  vence_em: daySchema,
  estado: z.enum(ESTADOS_FATURA),
  recebida_em: instantSchema.nullable(),
  txid: z.string(),
});

export const linhaDeFaturaSchema = faturaSchema
  .extend({ comercio_id: z.int(), comercio: z.string() })
  .meta({ id: 'LinhaDeFatura' });

/** All invoices of a week, by shop name. `com_pix`: the company's key is configured. */
export const faturasDaSemanaSchema = z
  .object({
    semana_inicio: daySchema,
    semana: z.string(),
    aberta: z.boolean(),
    com_pix: z.boolean(),
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

/**
 * A shop's own weeks, newest first. `copia_e_cola` pays the company; null while the week runs or without a configured
 * key.
 */
export const faturaDoComercioSchema = faturaSchema
  .extend({
    semana_inicio: daySchema,
    semana: z.string(),
    copia_e_cola: z.string().nullable(),
  })
  .meta({ id: 'FaturaDoComercio' });
export type FaturaDoComercio = z.output<typeof faturaDoComercioSchema>;

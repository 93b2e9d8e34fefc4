import { z } from 'zod';
import { daySchema } from '../fields.ts';
import { MEDALHAS } from '../vocabulario.ts';

/**
 * The week filter of the shop report. -1 is 'Todos os Periodos', other values are the Monday of a week [relatorios].
 */
export const TODOS_OS_PERIODOS = -1;

/** A courier in the report. Fees are summed over the weeks. */
export const itemEntregadorSchema = z
  .object({
    entregador_id: z.int(),
    nome: z.string(),
    usuario: z.string(),
    total_entregas: z.number(),
    total_valor: z.number(),
    total_taxa: z.number(),
    total_a_receber: z.number(),
  })
  .meta({ id: 'ItemEntregador' });
export type ItemEntregador = z.output<typeof itemEntregadorSchema>;

/** A shop in the report [relatorios]. */
export const itemComercioSchema = z
  .object({
    comercio_id: z.int(),
    comercio: z.string(),
    total_entregas: z.number(),
    valor_total: z.number(),
    total_taxa: z.number(),
  })
  .meta({ id: 'ItemComercio' });
export type ItemComercio = z.output<typeof itemComercioSchema>;

export const relatorioComerciosSchema = z.object({
  semana: z.coerce
    .string()
    .regex(/^(-1|\d{4}-\d{2}-\d{2})$/, 'Semana inválida')
    .refine((semana) => semana === String(TODOS_OS_PERIODOS) || daySchema.safeParse(semana).success, 'Semana inválida')
    .default(String(TODOS_OS_PERIODOS)),
});

/** A shop in the shop data. Shops without deliveries are listed with zeros. */
export const dadosComercioSchema = z
  .object({
    comercio_id: z.int(),
    comercio: z.string(),
    total_entregas: z.number(),
    total_quantidade: z.number(),
    valor_total: z.number(),
    numero_entregadores: z.number(),
    entregadores_utilizados: z.array(z.string()),
  })
  .meta({ id: 'DadosComercio' });
export type DadosComercio = z.output<typeof dadosComercioSchema>;

/**
 * Weekly report. The keys of the maps are names, with an addition where two names are equal (ADR 0019). The keys are
 * for reading only; the id beside each key identifies the account.
 */
export const relatorioSemanalSchema = z
  .object({
    semana: z.string(),
    semana_inicio: daySchema,
    /** the company's fee in this week, in percent [taxa] */
    taxa_percentual: z.number(),
    dia_pagamento: daySchema,
    total_geral: z.object({ entregas: z.number(), quantidade: z.number(), valor: z.number(), taxa: z.number() }),
    comercios: z.record(
      z.string(),
      z.object({
        comercio_id: z.int(),
        nome: z.string(),
        total_entregas: z.number(),
        total_quantidade: z.number(),
        total_valor: z.number(),
        entregadores: z.array(z.string()),
      }),
    ),
    entregadores: z.record(
      z.string(),
      z.object({
        entregador_id: z.int(),
        nome: z.string(),
        total_entregas: z.number(),
        total_quantidade: z.number(),
        total_valor: z.number(),
        total_taxa: z.number(),
        total_a_receber: z.number(),
        comercios: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'RelatorioSemanal' });
export type RelatorioSemanal = z.output<typeof relatorioSemanalSchema>;

export const acompanhamentoSchema = z.object({ semana_inicio: daySchema.optional() });

/** Current-week report. */
export const relatorioDaSemanaSchema = z
  .object({
    semana: z.string(),
    semana_inicio: daySchema,
    taxa_percentual: z.number(),
    dia_pagamento: daySchema,
    relatorio: z.array(itemEntregadorSchema),
  })
  .meta({ id: 'RelatorioDaSemana' });

/**
 * A courier in the ranking. `total_liquido` in reais, after the fee. `medalha` is null from the fourth place on
 * [ranking].
 */
export const topEntregadorSchema = z
  .object({
    id: z.int(),
    nome_completo: z.string(),
    usuario: z.string(),
    medalha: z.enum(MEDALHAS).nullable(),
    avaliacao_media: z.number(),
    total_avaliacoes: z.number(),
    total_entregas: z.number(),
    total_liquido: z.number(),
    posicao: z.number(),
  })
  .meta({ id: 'TopEntregador' });
export type TopEntregador = z.output<typeof topEntregadorSchema>;

/** The ranking of the last closed week. `semana` is its label. */
export const topSemanaSchema = z
  .object({ semana: z.string(), top_entregadores: z.array(topEntregadorSchema) })
  .meta({ id: 'TopSemana' });

import { z } from 'zod';
import { taxaPlanejadaSchema } from '../configuracoes/taxa-contrato.ts';
import { daySchema, idSchema, instantSchema, requiredId } from '../fields.ts';
import { amountSchema } from '../money.ts';
import { DESFECHOS, STATUS_ENTREGA, TIPOS_PAGAMENTO } from '../vocabulario.ts';

/**
 * A delivery. Money in reais. `semana` is the label of the week in which it counts, or null while it is pending
 * [semana].
 */
export const entregaSchema = z
  .object({
    id: z.int(),
    comercio: z.string(),
    entregador_id: z.int(),
    entregador_nome: z.string(),
    quantidade: z.number(),
    valor: z.number(),
    valor_liquido: z.number(),
    data: instantSchema,
    data_entrega: instantSchema.nullable(),
    semana: z.string().nullable(),
    endereco: z.string().nullable(),
    tipo_pagamento: z.enum(TIPOS_PAGAMENTO),
    status: z.enum(STATUS_ENTREGA),
    /**
     * The request of this delivery, and the amount to collect at the door. Null for a launched delivery
     * [pagamento-na-porta].
     */
    solicitacao_id: z.int().nullable(),
    /** The number of the request at its point of sale, if it has one. */
    numero_pedido: z.string().nullable(),
    valor_a_receber: z.number().nullable(),
    troco_para: z.number().nullable(),
    /** How its request ended: to the customer, or back to the shop. Null for a launched delivery. */
    desfecho: z.enum(DESFECHOS).nullable(),
  })
  .meta({ id: 'Entrega' });
export type EntregaView = z.output<typeof entregaSchema>;

/** Weekly summary of a courier or a shop. `dia_pagamento` is the Friday after the week [semana]. */
export const resumoSemanalSchema = z
  .object({
    semana: z.string(),
    semana_inicio: daySchema,
    /** the company's fee in this week, in percent [taxa] */
    taxa_percentual: z.number(),
    dia_pagamento: daySchema,
    entregas: z.array(entregaSchema),
    total_entregas: z.number(),
    total_quantidade: z.number(),
    total_valor: z.number(),
    total_taxa: z.number(),
    total_a_receber: z.number(),
    entregadores_utilizados: z.array(z.string()),
  })
  .meta({ id: 'ResumoSemanal' });
export type ResumoSemanal = z.output<typeof resumoSemanalSchema>;

/**
 * One day of a courier's week. `total_liquido` takes the day's part of the week's fee, so the days add up to the week's
 * `total_a_receber`. It is not the sum of the deliveries' `valor_liquido`, each of which is rounded by itself (ADR
 * 0019).
 */
export const diaDaSemanaSchema = z
  .object({
    dia: daySchema,
    total_valor: z.number(),
    total_liquido: z.number(),
    total_entregas: z.number(),
  })
  .meta({ id: 'DiaDaSemana' });
export type DiaDaSemana = z.output<typeof diaDaSemanaSchema>;

/** A courier's week with its seven days, Monday first. */
export const semanaComDiasSchema = resumoSemanalSchema
  .extend({ por_dia: z.array(diaDaSemanaSchema) })
  .meta({ id: 'SemanaComDias' });
export type SemanaComDias = z.output<typeof semanaComDiasSchema>;

/**
 * A courier's current week. `total_rotas` counts routes, so several deliveries of one route count once. The fields
 * `a_liberar` hold deliveries of any date that the shops have not released: how many, their gross value, what they add
 * to this week's `total_a_receber` if they are released in it, and the newest of them. They count in the week of the
 * release.
 * `ja_entregou`: the courier has made at least one delivery, ever.
 */
export const semanaAtualSchema = semanaComDiasSchema
  .extend({
    total_rotas: z.number(),
    entregas_a_liberar: z.number(),
    valor_a_liberar: z.number(),
    liquido_a_liberar: z.number(),
    a_liberar: z.array(entregaSchema),
    ja_entregou: z.boolean(),
    /** the next change of the company's fee; null without one [taxa] */
    proxima_taxa: taxaPlanejadaSchema.nullable(),
  })
  .meta({ id: 'SemanaAtual' });

/** Totals of all time. */
export const estatisticasSchema = z
  .object({
    total_entregas: z.number(),
    total_quantidade: z.number(),
    total_valor: z.number(),
    total_taxa: z.number(),
    total_a_receber: z.number(),
    total_solicitacoes: z.number(),
  })
  .meta({ id: 'EstatisticasDeEntregas' });
export const entregasDoEntregadorSchema = z
  .object({
    entregas: z.array(entregaSchema),
    estatisticas: estatisticasSchema,
  })
  .meta({ id: 'EntregasDoEntregador' });

/** The shop's cards of the current week. `total_valor` is the amount to pay. */
export const resumoDoComercioSchema = z
  .object({
    semana: z.string(),
    semana_inicio: daySchema,
    total_entregas: z.number(),
    total_quantidade: z.number(),
    total_valor: z.number(),
    total_entregadores: z.number(),
  })
  .meta({ id: 'ResumoDoComercio' });

/** One week of the list. When absent, all weeks. */
export const umaSemanaSchema = z.object({ semana_inicio: daySchema.optional() });

export const SELECIONE_ENTREGADOR = 'Selecione um entregador';

/** Input to launch a delivery. Presets: quantity 1, value 0, payment online [lancamento]. */
export const lancarSchema = z.object({
  entregador_id: requiredId(SELECIONE_ENTREGADOR),
  quantidade: z
    .number({ error: 'Quantidade inválida' })
    .int('A quantidade é um número inteiro')
    .min(1, 'A quantidade mínima é 1')
    .max(1_000, 'Quantidade alta demais')
    .default(1),
  valor: amountSchema('Valor inválido').default(0),
  tipo_pagamento: z.enum(TIPOS_PAGAMENTO, { error: 'Tipo de pagamento inválido' }).default('online'),
});
export const respostaLancarSchema = z.object({ message: z.string(), id: z.int() }).meta({ id: 'RespostaLancar' });
export const liberarSchema = z.object({ entrega_id: idSchema });

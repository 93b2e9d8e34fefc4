import { z } from 'zod';
import { daySchema } from '../fields.ts';
import { TIPOS_PAGAMENTO } from '../vocabulario.ts';
import { contagem, distribuicaoSchema, segundos } from './contrato.ts';

/**
 * The money of one week, in reais. `valor` is gross; `ajustes` are those that count. `liquido` is what couriers
 * receive, of which `pago` is paid. `faturado` is what shops pay, of which `recebido` is received.
 */
export const dinheiroDaSemanaSchema = z
  .object({
    semana_inicio: daySchema,
    entregas: contagem,
    valor: z.number(),
    taxa: z.number(),
    ajustes: z.number(),
    liquido: z.number(),
    pago: z.number(),
    faturado: z.number(),
    recebido: z.number(),
  })
  .meta({ id: 'DinheiroDaSemana' });

/** Counted deliveries by the kind of payment, in reais. */
export const pagamentosPorTipoSchema = z
  .object({ tipo_pagamento: z.enum(TIPOS_PAGAMENTO), entregas: contagem, valor: z.number() })
  .meta({ id: 'PagamentosPorTipo' });

/** Cash in hands since at most `ate_dias` days, and longer than the entry before; null: any longer time. */
export const maosPorIdadeSchema = z
  .object({ ate_dias: z.int().nullable(), valor: z.number(), pares: contagem })
  .meta({ id: 'MaosPorIdade' });

/**
 * The money of the weeks that end with the span: eight weeks, or all weeks that the span touches if there are more.
 * `tipos` counts the weeks that the span touches. `reais_por_hora` is before the fee, per hour online. `em_maos` is the
 * cash that couriers hold now.
 */
export const dinheiroDoPeriodoSchema = z
  .object({
    de: daySchema,
    ate: daySchema,
    semanas: z.array(dinheiroDaSemanaSchema),
    tipos: z.array(pagamentosPorTipoSchema),
    reais_por_hora: distribuicaoSchema,
    reais_por_hora_antes: distribuicaoSchema,
    em_maos: z.object({
      valor: z.number(),
      entregadores: contagem,
      mais_antigo_segundos: segundos,
      por_idade: z.array(maosPorIdadeSchema),
    }),
  })
  .meta({ id: 'DinheiroDoPeriodo' });
export type DinheiroDoPeriodo = z.output<typeof dinheiroDoPeriodoSchema>;

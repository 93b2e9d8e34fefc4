import { z } from 'zod';
import { daySchema, instantSchema } from '../fields.ts';
import { contestacaoDeDiferencaSchema, prestacaoComCodigoSchema } from './contrato.ts';
import { maquininhaEmMaosSchema } from './maquininhas-contrato.ts';

/** Money of one shop in one courier's hands, as support sees it. Removed couriers and shops are included. */
export const linhaEmMaosSchema = z
  .object({
    entregador_id: z.int(),
    entregador: z.string(),
    entregador_ativo: z.boolean(),
    comercio_id: z.int(),
    comercio: z.string(),
    comercio_ativo: z.boolean(),
    saldo: z.number(),
    desde: instantSchema,
  })
  .meta({ id: 'LinhaEmMaos' });
export type LinhaEmMaos = z.output<typeof linhaEmMaosSchema>;

/** Everything in couriers' hands, over all shops: money (largest first), machines, waiting handovers (oldest first). */
export const emMaosSchema = z
  .object({
    limite: z.number().nullable(),
    total: z.number(),
    linhas: z.array(linhaEmMaosSchema),
    maquininhas: z.array(
      maquininhaEmMaosSchema.extend({
        entregador_id: z.int(),
        entregador: z.string(),
        entregador_ativo: z.boolean(),
        comercio_ativo: z.boolean(),
      }),
    ),
    prestacoes: z.array(prestacaoComCodigoSchema),
  })
  .meta({ id: 'CustodiaEmMaos' });
export type EmMaos = z.output<typeof emMaosSchema>;

/** A difference with an objection of its courier that has no answer yet. */
export const diferencaContestadaSchema = z
  .object({
    prestacao_id: z.int(),
    entregador_id: z.int(),
    entregador: z.string(),
    comercio_id: z.int(),
    comercio: z.string(),
    valor: z.number(),
    valor_recebido: z.number(),
    diferenca: z.number(),
    motivo: z.string().nullable(),
    confirmada_em: instantSchema,
    contestacao: contestacaoDeDiferencaSchema,
  })
  .meta({ id: 'DiferencaContestada' });
export type DiferencaContestada = z.output<typeof diferencaContestadaSchema>;

/** Custody cases for support: handovers unconfirmed for 24 hours, and objections without an answer. Oldest first. */
export const custodiaPendenteSchema = z
  .object({
    prestacoes: z.array(prestacaoComCodigoSchema),
    contestacoes: z.array(diferencaContestadaSchema),
  })
  .meta({ id: 'CustodiaPendente' });
export type CustodiaPendente = z.output<typeof custodiaPendenteSchema>;

export const relatorioDaCustodiaPedidoSchema = z.object({ semana_inicio: daySchema.optional() });

/**
 * Sums of a week of one courier with one shop. `saldo_final` = `saldo_inicial` + `recebido` + `troco` − `prestado` −
 * `diferencas`.
 */
const somas = {
  saldo_inicial: z.number(),
  recebido: z.number(),
  troco: z.number(),
  prestado: z.number(),
  diferencas: z.number(),
  saldo_final: z.number(),
};
export const linhaDaCustodiaSchema = z
  .object({
    entregador_id: z.int(),
    entregador: z.string(),
    comercio_id: z.int(),
    comercio: z.string(),
    ...somas,
    /** differences reverted in this week, also those of other weeks */
    diferencas_revertidas: z.number(),
  })
  .meta({ id: 'LinhaDaCustodia' });
export type LinhaDaCustodia = z.output<typeof linhaDaCustodiaSchema>;

/** The administrator's custody report of a week. The totals are sums of the lines. */
export const relatorioDaCustodiaSchema = z
  .object({
    semana: z.string(),
    semana_inicio: daySchema,
    linhas: z.array(linhaDaCustodiaSchema),
    total: z.object({ ...somas, diferencas_revertidas: z.number() }),
  })
  .meta({ id: 'RelatorioDaCustodia' });
export type RelatorioDaCustodia = z.output<typeof relatorioDaCustodiaSchema>;

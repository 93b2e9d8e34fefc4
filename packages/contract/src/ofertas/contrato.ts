import { z } from 'zod';
import { ROTA_MAX } from '../constants.ts';
import { idSchema, instantSchema } from '../fields.ts';
import { solicitacaoSchema } from '../solicitacoes/contrato.ts';
import { MOTIVOS_RECUSA } from '../vocabulario.ts';

/**
 * The offer response. `expira_em` and `agora` are the server's clock, and the countdown is their difference
 * [oferta-prazo].
 */
export const ofertaSchema = z
  .object({
    proxima_entrega: solicitacaoSchema.nullable(),
    message: z.string(),
    alerta_sonoro: z.boolean(),
    suspenso: z.boolean(),
    is_rota: z.boolean(),
    rota_completa: z.array(solicitacaoSchema),
    comercio: z.string().nullable(),
    total_entregas: z.number(),
    valor_total: z.number(),
    /** `valor_total` less the fee, in reais. */
    valor_liquido: z.number(),
    /**
     * Straight-line distance from the shop over the stops in order, in metres; null when one of the places is unknown.
     */
    distancia_metros: z.number().nullable(),
    oferta_id: z.int().nullable(),
    expira_em: instantSchema.nullable(),
    agora: instantSchema,
  })
  .meta({ id: 'Oferta' });
export type OfertaView = z.output<typeof ofertaSchema>;

export const verificarSchema = z.object({ has_delivery: z.boolean() }).meta({ id: 'OfertaDisponivel' });
export const aceitarSchema = z.object({ solicitacao_id: idSchema });
export const aceitarRotaSchema = z.object({
  solicitacao_ids: z
    .array(idSchema, { error: 'Informe as entregas da rota' })
    .min(1, 'Informe as entregas da rota')
    .max(ROTA_MAX, 'Entregas demais para uma rota'),
});
export const respostaAceitarSchema = z
  .object({ message: z.string(), solicitacao_ids: z.array(z.int()) })
  .meta({ id: 'RespostaAceitar' });
/** The request whose offer is refused. When absent, the offer that was shown last. */
export const recusarSchema = z.object({
  solicitacao_id: idSchema.optional(),
  motivo_recusa: z.enum(MOTIVOS_RECUSA, { error: 'Motivo inválido' }).optional(),
});
/**
 * The reason of a refusal in the last hour. The reason needs a separate tap, so that a refusal is a single tap
 * [motivo-da-recusa].
 */
export const motivoDaRecusaSchema = z.object({
  solicitacao_id: idSchema.optional(),
  motivo_recusa: z.enum(MOTIVOS_RECUSA, { error: 'Motivo inválido' }),
});
/** A refusal that may still get a reason. `solicitacao_id` is the first stop's. */
export const recusaRecenteSchema = z
  .object({
    solicitacao_id: z.int(),
    comercio: z.string(),
    quando: instantSchema,
    motivo_recusa: z.enum(MOTIVOS_RECUSA).nullable(),
  })
  .meta({ id: 'RecusaRecente' });
export type RecusaRecente = z.output<typeof recusaRecenteSchema>;
export const respostaRecusarSchema = z
  .object({
    message: z.string(),
    recusas_consecutivas: z.number(),
    suspenso: z.boolean(),
  })
  .meta({ id: 'RespostaRecusar' });

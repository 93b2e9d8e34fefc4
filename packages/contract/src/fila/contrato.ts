import { z } from 'zod';
import { daySchema, instantSchema } from '../fields.ts';
import { ACOES_INTERVENCAO, MOTIVOS_PULO, MOTIVOS_RECUSA, RESULTADOS_OFERTA, TIPOS_SUSPENSAO } from '../vocabulario.ts';

/**
 * A running suspension as its courier sees it: the rule, the refusals before it, its end and the courier's objection.
 */
export const suspensaoDoEntregadorSchema = z
  .object({
    id: z.int(),
    tipo_suspensao: z.enum(TIPOS_SUSPENSAO),
    motivo_suspensao: z.string(),
    duracao_horas: z.number(),
    data_suspensao: instantSchema,
    data_expiracao_suspensao: instantSchema,
    recusas: z.array(
      z.object({
        quando: instantSchema,
        comercio: z.string(),
        valor_total: z.number(),
        motivo_recusa: z.enum(MOTIVOS_RECUSA).nullable(),
      }),
    ),
    contestacao: z
      .object({
        texto: z.string(),
        enviada_em: instantSchema,
        resposta: z.string().nullable(),
        respondida_em: instantSchema.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'SuspensaoDoEntregador' });

/** A courier's presence (`is_online` in `GET /entregador/{id}/status`). */
export const estadoSchema = z
  .object({
    is_online: z.boolean(),
    timestamp_online: instantSchema.nullable(),
    suspenso: z.boolean(),
    /** why and when the server took the courier out of the queue; null after an act of their own */
    motivo_offline: z.string().nullable(),
    offline_desde: instantSchema.nullable(),
    recusas_consecutivas: z.number(),
    suspensao: suspensaoDoEntregadorSchema.nullable(),
    agora: instantSchema,
  })
  .meta({ id: 'EstadoDoEntregador' });
export type EstadoDoEntregador = z.output<typeof estadoSchema>;

export const definirOnlineSchema = z.object({ online: z.boolean({ error: 'Informe se está online' }) });
export const respostaOnlineSchema = z
  .object({
    /** Text for a courier who leaves the queue with cash or a card machine: 'Você está com R$ 137,90 de 2 lojas …'. */
    em_maos: z.string().nullable(),
    message: z.string(),
    is_online: z.boolean(),
    timestamp_online: instantSchema.nullable(),
  })
  .meta({ id: 'RespostaOnline' });

/** The courier's day in the queue: minutes online since midnight in São Paulo. */
export const hojeSchema = z.object({ dia: daySchema, minutos_online: z.number() }).meta({ id: 'TempoOnlineDeHoje' });

/**
 * Queue status: requests that wait, without and with a live offer; couriers online; the caller's own place
 * [fila-numeros].
 */
export const situacaoDaFilaSchema = z
  .object({
    total_fila: z.number(),
    disponiveis: z.number(),
    reservadas: z.number(),
    online: z.number(),
    posicao_fila: z.number().nullable(),
  })
  .meta({ id: 'SituacaoDaFila' });
export type SituacaoDaFila = z.output<typeof situacaoDaFilaSchema>;

const doEvento = { quando: instantSchema, comercio: z.string() };

/** Requests paused for this courier: how many, how many of them after a refusal, and the end of the first pause. */
export const pausasSchema = z
  .object({ pedidos: z.number(), recusados: z.number(), ate: instantSchema.nullable() })
  .meta({ id: 'PausasDoEntregador' });
export type PausasDoEntregador = z.output<typeof pausasSchema>;

/**
 * An event of a courier in the queue, as data; the panel has the words (ADR 0033). An open offer has no `resultado`.
 */
export const eventoDaFilaSchema = z
  .discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('oferta'),
      ...doEvento,
      resultado: z.enum(RESULTADOS_OFERTA).nullable(),
      posicao_fila: z.number(),
    }),
    z.object({ tipo: z.literal('pulo'), ...doEvento, motivo: z.enum(MOTIVOS_PULO) }),
    z.object({
      tipo: z.literal('intervencao'),
      ...doEvento,
      acao: z.enum(ACOES_INTERVENCAO),
      motivo: z.string(),
      /** the requests that support took away with this act */
      solicitacao_ids: z.array(z.int()),
    }),
  ])
  .meta({ id: 'EventoDaFila' });
export type EventoDaFila = z.output<typeof eventoDaFilaSchema>;

/** Why the courier got or did not get offers, and their week. Times in minutes. */
export const explicacaoSchema = z
  .object({
    semana: z.string(),
    ofertas: z.number(),
    aceitas: z.number(),
    recusadas: z.number(),
    expiradas: z.number(),
    nao_entregues: z.number(),
    minutos_online: z.number(),
    minutos_ocupado: z.number(),
    minutos_ociosos: z.number(),
    eventos: z.array(eventoDaFilaSchema),
  })
  .meta({ id: 'ExplicacaoDaFila' });

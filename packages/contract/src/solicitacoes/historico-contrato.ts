import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import {
  ACOES_INTERVENCAO,
  ACOES_PROBLEMA,
  FINS_VIGIA,
  MOTIVOS_PROBLEMA,
  MOTIVOS_PULO,
  MOTIVOS_RECUSA,
  QUEM_RESPONDE_PROBLEMA,
  RESPOSTAS_VIGIA,
  RESULTADOS_OFERTA,
  STATUS_SOLICITACAO,
  TIPOS_MARCO,
  TIPOS_VIGIA,
  USER_TYPES,
} from '../vocabulario.ts';

const quando = instantSchema;
/** The courier of the event. */
const nome_entregador = z.string();

/**
 * An event of a request, as data; the panel has the words (ADR 0033). A `status` names its courier if they took the
 * step. An `intervencao` names the next courier, or else the former one. An `oferta` counts all couriers that it
 * passed over (`pulados`); a `pulo` names one of the first ten (ADR 0018). ADR 0025 describes `problema`, its answer,
 * and the watchdog's events (`vigia…`).
 */
export const eventoDaSolicitacaoSchema = z
  .discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('status'),
      quando,
      status: z.enum(STATUS_SOLICITACAO),
      ator_tipo: z.enum([...USER_TYPES, 'sistema']),
      nome_entregador: nome_entregador.nullable(),
      /** The instant of the step by a phone without signal; null when the step arrived at once. */
      feita_em: instantSchema.nullish(),
    }),
    z.object({ tipo: z.literal('pulo'), quando, motivo: z.enum(MOTIVOS_PULO), nome_entregador }),
    z.object({ tipo: z.literal('oferta'), quando, posicao_fila: z.number(), pulados: z.number(), nome_entregador }),
    z.object({ tipo: z.literal('entregue'), quando, nome_entregador }),
    z.object({ tipo: z.literal('vista'), quando, nome_entregador }),
    z.object({
      tipo: z.literal('resposta'),
      quando,
      resultado: z.enum(RESULTADOS_OFERTA),
      motivo_recusa: z.enum(MOTIVOS_RECUSA).nullable(),
      nome_entregador,
    }),
    z.object({
      tipo: z.literal('intervencao'),
      quando,
      acao: z.enum(ACOES_INTERVENCAO),
      motivo: z.string(),
      nome_entregador,
    }),
    z.object({
      tipo: z.literal('marco'),
      quando,
      marco: z.enum(TIPOS_MARCO),
      /** When the server received it: later than `quando` if the phone had no signal. */
      registrado_em: instantSchema,
      /** Why support waived the code; null for other milestones. */
      motivo: z.string().nullable(),
      ator_tipo: z.enum([...USER_TYPES, 'sistema']),
      nome_entregador: nome_entregador.nullable(),
    }),
    z.object({
      tipo: z.literal('problema'),
      quando,
      motivo: z.enum(MOTIVOS_PROBLEMA),
      mensagem: z.string().nullable(),
      nome_entregador,
      problema_id: z.int(),
      /** When its photo arrived; null after the photo was erased. */
      foto_em: instantSchema.nullable(),
    }),
    z.object({
      tipo: z.literal('problema_respondido'),
      quando,
      acao: z.enum(ACOES_PROBLEMA),
      resposta: z.string().nullable(),
      endereco_anterior: z.string().nullable(),
      endereco_novo: z.string().nullable(),
      respondido_por: z.enum(QUEM_RESPONDE_PROBLEMA),
      nome_entregador,
    }),
    z.object({ tipo: z.literal('vigia'), quando, vigia: z.enum(TIPOS_VIGIA), nome_entregador }),
    z.object({ tipo: z.literal('vigia_resposta'), quando, resposta: z.enum(RESPOSTAS_VIGIA), nome_entregador }),
    z.object({ tipo: z.literal('vigia_suporte'), quando, vigia: z.enum(TIPOS_VIGIA), nome_entregador }),
    z.object({ tipo: z.literal('vigia_fim'), quando, fim: z.enum(FINS_VIGIA), nome_entregador }),
  ])
  .meta({ id: 'EventoDaSolicitacao' });
export type EventoDaSolicitacao = z.output<typeof eventoDaSolicitacaoSchema>;

/** The events of a request, in order: steps, offers, couriers passed over, and support's acts. */
export const historicoSchema = z.array(eventoDaSolicitacaoSchema).meta({ id: 'Historico' });

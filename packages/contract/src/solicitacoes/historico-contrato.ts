import { z } from 'zod';
import { instanteSchema } from '../fields.ts';
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

const quando = instanteSchema;
/** The courier whom the event is about. */
const nome_entregador = z.string();

/**
 * One thing that happened to a request, as data: the panel has the words (decision record 0031). A `status` names its courier
 * when they took the step; an `intervencao` names who carries on, else who held the delivery. An `oferta` counts all whom it passed
 * over (`pulados`); a `pulo` names one of them, of the first ten (decision record 0044).
 * A `problema` and its answer, and what the watchdog (`vigia…`) asked, heard, told support and how it ended: decision record 0070.
 */
export const eventoDaSolicitacaoSchema = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('status'),
    quando,
    status: z.enum(STATUS_SOLICITACAO),
    ator_tipo: z.enum([...USER_TYPES, 'sistema']),
    nome_entregador: nome_entregador.nullable(),
    /** When a phone without signal says that the step was taken; null: it came at once. */
    feita_em: instanteSchema.nullish(),
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
    /** When the server heard of it: later than `quando` when the phone had no signal. */
    registrado_em: instanteSchema,
    /** Why support let it go without its code; of no other milestone. */
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
    problema_id: z.number(),
    /** When its photo came, while it is kept. */
    foto_em: instanteSchema.nullable(),
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
]);
export type EventoDaSolicitacao = z.output<typeof eventoDaSolicitacaoSchema>;

/** What happened to a request, in order: steps, offers, who was passed over, and what support did. */
export const historicoSchema = z.array(eventoDaSolicitacaoSchema);

import { z } from 'zod';
import { instanteSchema } from '../fields.ts';
import {
  ACOES_INTERVENCAO,
  MOTIVOS_PULO,
  RESULTADOS_OFERTA,
  STATUS_SOLICITACAO,
  TIPOS_MARCO,
  USER_TYPES,
} from '../vocabulario.ts';

const quando = instanteSchema;
/** The courier whom the event is about. */
const nome_entregador = z.string();

/**
 * One thing that happened to a request, as data: the panel has the words (decision record 0031). A `status` names its courier
 * when they took the step; an `intervencao` names who carries on, else who held the delivery. An `oferta` counts all whom it passed
 * over (`pulados`); a `pulo` names one of them, of the first ten (decision record 0044).
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
  z.object({ tipo: z.literal('resposta'), quando, resultado: z.enum(RESULTADOS_OFERTA), nome_entregador }),
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
]);
export type EventoDaSolicitacao = z.output<typeof eventoDaSolicitacaoSchema>;

/** What happened to a request, in order: steps, offers, who was passed over, and what support did. */
export const historicoSchema = z.array(eventoDaSolicitacaoSchema);

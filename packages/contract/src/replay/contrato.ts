import { z } from 'zod';
import { idSchema, instanteDeEntrada, instanteSchema } from '../fields.ts';
import { MOTIVOS_PULO, RESULTADOS_OFERTA } from '../vocabulario.ts';

/** How far back the queue can be replayed, in minutes. */
export const REPLAY_MINUTOS = 60;
/** How long a link to somebody's case answers, in hours. */
export const CASO_HORAS = 24;

/** A stretch of time; `ate` is null while it lasts. */
const trechoSchema = z.object({ de: instanteSchema, ate: instanteSchema.nullable() });
export type Trecho = z.output<typeof trechoSchema>;

/** A courier in the time that is replayed: present, busy with a delivery, not heard from, and each instant at which they went to the queue's end. */
export const entregadorNoReplaySchema = z.object({
  id: z.number(),
  nome: z.string(),
  online: z.array(trechoSchema),
  ocupado: z.array(trechoSchema),
  silencio: z.array(trechoSchema),
  lugares: z.array(instanteSchema),
});
export type EntregadorNoReplay = z.output<typeof entregadorNoReplaySchema>;

/** An offer, with those it passed over by name; `pulados` counts all of them (decision record 0044). */
export const ofertaNoReplaySchema = z.object({
  id: z.number(),
  entregador_id: z.number(),
  comercio: z.string(),
  posicao_fila: z.number(),
  enviada_em: instanteSchema,
  entregue_em: instanteSchema.nullable(),
  vista_em: instanteSchema.nullable(),
  respondida_em: instanteSchema.nullable(),
  resultado: z.enum(RESULTADOS_OFERTA).nullable(),
  pulados: z.number(),
  pulos: z.array(z.object({ entregador_id: z.number(), motivo: z.enum(MOTIVOS_PULO) })),
});
export type OfertaNoReplay = z.output<typeof ofertaNoReplaySchema>;

/** What the queue was from `de` until `ate`, as facts: `filaEm` makes any second of it (decision record 0073). */
export const replaySchema = z.object({
  de: instanteSchema,
  ate: instanteSchema,
  entregadores: z.array(entregadorNoReplaySchema),
  ofertas: z.array(ofertaNoReplaySchema),
});
export type Replay = z.output<typeof replaySchema>;

/** How a courier stood in the queue at one second; who is busy has no place in it. */
export const ESTADOS_NA_FILA = ['na_fila', 'com_oferta', 'sem_sinal', 'ocupado'] as const;
export type EstadoNaFila = (typeof ESTADOS_NA_FILA)[number];

/** Which case: the courier's at this instant. */
export const pedidoDoCasoSchema = z.object({
  entregador_id: idSchema,
  quando: instanteDeEntrada('Informe o momento, como 2026-11-22T19:42:10Z'),
});

/** Something that happened around it, told without anybody else's name. */
export const eventoDoCasoSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('entrou'), quando: instanteSchema }),
  z.object({ tipo: z.literal('saiu'), quando: instanteSchema }),
  z.object({ tipo: z.literal('fim_da_fila'), quando: instanteSchema }),
  z.object({
    tipo: z.literal('oferta'),
    quando: instanteSchema,
    comercio: z.string(),
    resultado: z.enum(RESULTADOS_OFERTA).nullable(),
    respondida_em: instanteSchema.nullable(),
  }),
  /** An offer to somebody else; `minha_posicao` was the courier's place then, `motivo` why they were passed over, if they stood before. */
  z.object({
    tipo: z.literal('de_outro'),
    quando: instanteSchema,
    posicao: z.number(),
    minha_posicao: z.number().nullable(),
    motivo: z.enum(MOTIVOS_PULO).nullable(),
  }),
]);
export type EventoDoCaso = z.output<typeof eventoDoCasoSchema>;

/** A courier's own case: where they stood at that instant, and what happened ten minutes before and after. */
export const casoSchema = z.object({
  quando: instanteSchema,
  estado: z.enum(ESTADOS_NA_FILA).nullable(),
  posicao: z.number().nullable(),
  na_frente: z.number().nullable(),
  eventos: z.array(eventoDoCasoSchema),
});
export type Caso = z.output<typeof casoSchema>;

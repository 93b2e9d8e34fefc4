import { z } from 'zod';
import { idSchema, inputInstant, instantSchema } from '../fields.ts';
import { MOTIVOS_PULO, RESULTADOS_OFERTA } from '../vocabulario.ts';

/** How far back a replay of the queue can go, in minutes. */
export const REPLAY_MINUTOS = 60;
/** How long the link to a courier's case works, in hours. */
export const CASO_HORAS = 24;

/** A stretch of time; `ate` is null while it lasts. */
const trechoSchema = z.object({ de: instantSchema, ate: instantSchema.nullable() }).meta({ id: 'Trecho' });
export type Trecho = z.output<typeof trechoSchema>;

/**
 * A courier in the replay: when they were online, busy and out of signal. `lugares`: the instants at which they went
 * to the queue's end.
 */
export const entregadorNoReplaySchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    online: z.array(trechoSchema),
    ocupado: z.array(trechoSchema),
    silencio: z.array(trechoSchema),
    lugares: z.array(instantSchema),
  })
  .meta({ id: 'EntregadorNoReplay' });
export type EntregadorNoReplay = z.output<typeof entregadorNoReplaySchema>;

/** An offer with the names of the couriers that it passed over. `pulados` counts all of them (ADR 0018). */
export const ofertaNoReplaySchema = z
  .object({
    id: z.int(),
    entregador_id: z.int(),
    comercio: z.string(),
    posicao_fila: z.number(),
    enviada_em: instantSchema,
    entregue_em: instantSchema.nullable(),
    vista_em: instantSchema.nullable(),
    respondida_em: instantSchema.nullable(),
    resultado: z.enum(RESULTADOS_OFERTA).nullable(),
    pulados: z.number(),
    pulos: z.array(z.object({ entregador_id: z.int(), motivo: z.enum(MOTIVOS_PULO) })),
  })
  .meta({ id: 'OfertaNoReplay' });
export type OfertaNoReplay = z.output<typeof ofertaNoReplaySchema>;

/** The facts about the queue from `de` until `ate`. `filaEm` computes any second of them (ADR 0018). */
export const replaySchema = z
  .object({
    de: instantSchema,
    ate: instantSchema,
    entregadores: z.array(entregadorNoReplaySchema),
    ofertas: z.array(ofertaNoReplaySchema),
  })
  .meta({ id: 'ReplayDaFila' });
export type Replay = z.output<typeof replaySchema>;

/** State of a courier in the queue at one second. A busy courier has no place. */
export const ESTADOS_NA_FILA = ['na_fila', 'com_oferta', 'sem_sinal', 'ocupado'] as const;
export type EstadoNaFila = (typeof ESTADOS_NA_FILA)[number];

/** A case: a courier at an instant. */
export const pedidoDoCasoSchema = z.object({
  entregador_id: idSchema,
  quando: inputInstant('Informe o momento, como 2026-11-22T19:42:10Z'),
});

/** An event near that instant, without other people's names. */
export const eventoDoCasoSchema = z
  .discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('entrou'), quando: instantSchema }),
    z.object({ tipo: z.literal('saiu'), quando: instantSchema }),
    z.object({ tipo: z.literal('fim_da_fila'), quando: instantSchema }),
    z.object({
      tipo: z.literal('oferta'),
      quando: instantSchema,
      comercio: z.string(),
      resultado: z.enum(RESULTADOS_OFERTA).nullable(),
      respondida_em: instantSchema.nullable(),
    }),
    /**
     * An offer to another courier. `minha_posicao` was this courier's place then. `motivo` is why this courier was
     * passed over, if they stood before the other.
     */
    z.object({
      tipo: z.literal('de_outro'),
      quando: instantSchema,
      posicao: z.number(),
      minha_posicao: z.number().nullable(),
      motivo: z.enum(MOTIVOS_PULO).nullable(),
    }),
  ])
  .meta({ id: 'EventoDoCaso' });
export type EventoDoCaso = z.output<typeof eventoDoCasoSchema>;

/** A courier's own case: their place at that instant, and the events ten minutes before and after. */
export const casoSchema = z
  .object({
    quando: instantSchema,
    estado: z.enum(ESTADOS_NA_FILA).nullable(),
    posicao: z.number().nullable(),
    na_frente: z.number().nullable(),
    eventos: z.array(eventoDoCasoSchema),
  })
  .meta({ id: 'CasoDoEntregador' });
export type Caso = z.output<typeof casoSchema>;

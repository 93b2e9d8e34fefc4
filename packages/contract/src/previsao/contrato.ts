import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

/** Places of the queue that a wait is told of; further back nobody knows. */
export const LUGARES_COM_PREVISAO = 20;

/**
 * How long it usually takes until whoever stands at this place is called, in minutes: half of the time it is between the two (decision
 * record 0066). Places of which that is unknown are absent.
 */
export const esperaNaFilaSchema = z.object({ posicao: z.number(), de: z.number(), ate: z.number() });
export type EsperaNaFila = z.output<typeof esperaNaFilaSchema>;

/** What a courier may expect: the wait at each place, and how many deliveries until this week passes the last one; null when far away or behind them. */
export const previsaoDoEntregadorSchema = z.object({
  esperas: z.array(esperaNaFilaSchema),
  faltam: z.number().nullable(),
});

/** In which window an open request should arrive. */
export const janelaSchema = z.object({ solicitacao_id: z.number(), de: instanteSchema, ate: instanteSchema });

/**
 * What a shop may expect: how long until somebody takes a request (half of them sooner than `metade`, nine of ten sooner than `quase_todas`, in
 * seconds; null while unknown), and when its open requests should arrive.
 */
export const previsaoDoComercioSchema = z.object({
  aceite: z.object({ metade: z.number(), quase_todas: z.number() }).nullable(),
  janelas: z.array(janelaSchema),
});
export type PrevisaoDoComercio = z.output<typeof previsaoDoComercioSchema>;

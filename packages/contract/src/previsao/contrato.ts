import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

/** Number of queue places with a forecast of the wait. Further back there is no forecast. */
export const LUGARES_COM_PREVISAO = 20;

/**
 * The usual wait at this place of the queue until the next offer, in minutes. Half of the waits are between `de` and
 * `ate` [previsao]. Places without a forecast are absent.
 */
export const esperaNaFilaSchema = z.object({ posicao: z.number(), de: z.number(), ate: z.number() });
export type EsperaNaFila = z.output<typeof esperaNaFilaSchema>;

/**
 * A courier's forecast: the wait at each place, and `faltam`, the deliveries until this week passes the last one.
 * `faltam` is null when that is far away or already reached.
 */
export const previsaoDoEntregadorSchema = z.object({
  esperas: z.array(esperaNaFilaSchema),
  faltam: z.number().nullable(),
});

/** The window in which an open request should arrive. */
export const janelaSchema = z.object({ solicitacao_id: z.number(), de: instanteSchema, ate: instanteSchema });

/**
 * A shop's forecast: the time until a courier accepts a request, and the arrival windows of its open requests. Half of
 * the requests are accepted before `metade`, nine of ten before `quase_todas`, in seconds; null while unknown.
 */
export const previsaoDoComercioSchema = z.object({
  aceite: z.object({ metade: z.number(), quase_todas: z.number() }).nullable(),
  janelas: z.array(janelaSchema),
});
export type PrevisaoDoComercio = z.output<typeof previsaoDoComercioSchema>;

import { z } from 'zod';
import { diaSchema, idSchema, instanteDeEntrada } from '../fields.ts';

/** How far ahead an order may be scheduled, in days [pronto]. */
export const AGENDAR_DIAS = 7;

export const HORA_INVALIDA = 'Diga quando fica pronto com data e hora, como 2026-11-22T19:40:00-03:00';

/** When a parcel is ready: an ISO instant, or absent. A past instant counts as ready now. */
export const prontoEmSchema = instanteDeEntrada(HORA_INVALIDA)
  .refine((texto) => Date.parse(texto) > 0, HORA_INVALIDA)
  .nullish()
  .transform((texto) => texto ?? null);

/** Input to declare a parcel ready: now, or at a future `pronto_em`. With `toda_rota`, all parcels of the route. */
export const prontoSchema = z.object({
  solicitacao_id: idSchema,
  toda_rota: z.boolean({ error: 'toda_rota inválido' }).default(false),
  pronto_em: prontoEmSchema,
});
export type Pronto = z.output<typeof prontoSchema>;

/** `solicitacao_ids`: the requests that changed. */
export const respostaProntoSchema = z.object({ message: z.string(), solicitacao_ids: z.array(z.number()) });

/** Median wait of couriers at a counter, in seconds; null with too few waits. `amostra`: the number of waits. */
const esperaSchema = z.object({ mediana_segundos: z.number().nullable(), amostra: z.number() });
export type EsperaNoBalcao = z.output<typeof esperaSchema>;
export const esperaNoBalcaoSchema = esperaSchema;

/** A shop's own wait in the current week. `antecedencia_segundos`: how long before an order is ready it is offered. */
export const balcaoDoComercioSchema = esperaSchema.extend({
  semana_inicio: diaSchema,
  antecedencia_segundos: z.number(),
});
export type BalcaoDoComercio = z.output<typeof balcaoDoComercioSchema>;

export const semanaDoBalcaoSchema = z.object({ semana_inicio: diaSchema.optional() });

/** All shops with waits in the week, the longest wait first. */
export const balcoesDaSemanaSchema = z.object({
  semana_inicio: diaSchema,
  comercios: z.array(esperaSchema.extend({ comercio_id: z.number(), comercio: z.string() })),
});
export type BalcoesDaSemana = z.output<typeof balcoesDaSemanaSchema>;

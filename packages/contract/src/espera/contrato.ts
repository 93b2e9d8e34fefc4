import { z } from 'zod';
import { daySchema, instantSchema } from '../fields.ts';

/** Reasons why a request still waits [espera]. */
export const MOTIVOS_ESPERA = [
  'agendada',
  'oferta_aberta',
  'ninguem_online',
  'todos_ocupados',
  'todos_em_pausa',
  'sem_sinal',
  'atras_de_outras',
  'nao_espera',
] as const;
export type MotivoEspera = (typeof MOTIVOS_ESPERA)[number];

/**
 * Why a request waits. `muda_em` is the end of its hold, of the offer or of the earliest pause, or else null.
 * `nome_entregador` is the courier who has the offer. `a_frente` counts routes that are offered before this one. Each
 * of the `online` couriers counts once. `ocupados` have a delivery or an offer. `em_pausa` just refused this request
 * or let its offer lapse. `sem_sinal` are unreachable.
 */
export const esperaSchema = z
  .object({
    motivo: z.enum(MOTIVOS_ESPERA),
    muda_em: instantSchema.nullable(),
    nome_entregador: z.string().nullable(),
    online: z.number(),
    ocupados: z.number(),
    em_pausa: z.number(),
    sem_sinal: z.number(),
    a_frente: z.number(),
  })
  .meta({ id: 'EsperaDaSolicitacao' });
export type Espera = z.output<typeof esperaSchema>;

/** Median wait of couriers at a counter, in seconds; null with too few waits. `amostra`: the number of waits. */
export const esperaNoBalcaoSchema = z
  .object({ mediana_segundos: z.number().nullable(), amostra: z.number() })
  .meta({ id: 'EsperaNoBalcao' });
export type EsperaNoBalcao = z.output<typeof esperaNoBalcaoSchema>;

/** A shop's own wait in the current week. `antecedencia_segundos`: how long before an order is ready it is offered. */
export const balcaoDoComercioSchema = esperaNoBalcaoSchema
  .extend({
    semana_inicio: daySchema,
    antecedencia_segundos: z.number(),
  })
  .meta({ id: 'BalcaoDoComercio' });
export type BalcaoDoComercio = z.output<typeof balcaoDoComercioSchema>;

export const semanaDoBalcaoSchema = z.object({ semana_inicio: daySchema.optional() });

/** All shops with waits in the week, the longest wait first. */
export const balcoesDaSemanaSchema = z
  .object({
    semana_inicio: daySchema,
    comercios: z.array(esperaNoBalcaoSchema.extend({ comercio_id: z.int(), comercio: z.string() })),
  })
  .meta({ id: 'BalcoesDaSemana' });
export type BalcoesDaSemana = z.output<typeof balcoesDaSemanaSchema>;

/** Number of queue places with a forecast of the wait. Further back there is no forecast. */
export const LUGARES_COM_PREVISAO = 20;

/**
 * The usual wait at this place of the queue until the next offer, in minutes. Half of the waits are between `de` and
 * `ate` [previsao]. Places without a forecast are absent.
 */
export const esperaNaFilaSchema = z
  .object({ posicao: z.number(), de: z.number(), ate: z.number() })
  .meta({ id: 'EsperaNaFila' });
export type EsperaNaFila = z.output<typeof esperaNaFilaSchema>;

/**
 * A courier's forecast: the wait at each place, and `faltam`, the deliveries until this week passes the last one.
 * `faltam` is null when that is far away or already reached.
 */
export const previsaoDoEntregadorSchema = z
  .object({
    esperas: z.array(esperaNaFilaSchema),
    faltam: z.number().nullable(),
  })
  .meta({ id: 'PrevisaoDoEntregador' });

/** The window in which an open request should arrive. */
export const janelaSchema = z
  .object({ solicitacao_id: z.int(), de: instantSchema, ate: instantSchema })
  .meta({ id: 'Janela' });

/**
 * A shop's forecast: the time until a courier accepts a request, and the arrival windows of its open requests. Half of
 * the requests are accepted before `metade`, nine of ten before `quase_todas`, in seconds; null while unknown.
 */
export const previsaoDoComercioSchema = z
  .object({
    aceite: z.object({ metade: z.number(), quase_todas: z.number() }).nullable(),
    janelas: z.array(janelaSchema),
  })
  .meta({ id: 'PrevisaoDoComercio' });
export type PrevisaoDoComercio = z.output<typeof previsaoDoComercioSchema>;

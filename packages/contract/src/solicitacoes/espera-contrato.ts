import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

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
export const esperaSchema = z.object({
  motivo: z.enum(MOTIVOS_ESPERA),
  muda_em: instanteSchema.nullable(),
  nome_entregador: z.string().nullable(),
  online: z.number(),
  ocupados: z.number(),
  em_pausa: z.number(),
  sem_sinal: z.number(),
  a_frente: z.number(),
});
export type Espera = z.output<typeof esperaSchema>;

import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

/** Why a request still waits (decision record 0014). */
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
 * Why it waits, and when that changes by itself: the end of its hold, the deadline of an offer, the end of
 * the earliest pause, else null.
 * `nome_entregador` is who looks at its offer. Of the couriers `online`, each is counted once: `ocupados` hold a delivery or
 * look at an offer, `em_pausa` refused it or let it lapse a moment ago, `sem_sinal` are not heard from. `a_frente`: routes
 * that are offered before it.
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

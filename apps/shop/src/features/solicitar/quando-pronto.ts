import { instantOfDay } from '@corre/contract/week.ts';
import { addDays, isoDay } from '@corre/ui/domain/format/dates.ts';
import { z } from 'zod';

/** The choice of the ready time: now, in some minutes, or at a time of today or tomorrow. */
export const quandoProntoSchema = {
  pronto: z.enum(['agora', '10', '20', '30', 'hora']).default('agora'),
  pronto_dia: z.enum(['hoje', 'amanha']).default('hoje'),
  /** 'HH:MM', or '' without a choice */
  pronto_hora: z.string().default(''),
};
const choice = z.object(quandoProntoSchema);
export type QuandoPronto = z.infer<typeof choice>;

export const PRONTO_AGORA: QuandoPronto = { pronto: 'agora', pronto_dia: 'hoje', pronto_hora: '' };

export const DIGA_A_HORA = 'Diga a que horas fica pronto';
export const HORA_PASSOU = 'Esse horário já passou. Escolha outro, ou amanhã.';

/** Returns the ready time as an instant (null for now), or the error text. `now` is in epoch milliseconds. */
export function readPronto(
  { pronto, pronto_dia, pronto_hora }: QuandoPronto,
  now: number,
): { pronto_em: string | null; error: string | null } {
  if (pronto === 'agora') return { pronto_em: null, error: null };
  if (pronto !== 'hora') {
    return { pronto_em: new Date(now + Number(pronto) * 60_000).toISOString(), error: null };
  }
  if (!/^\d{2}:\d{2}$/.test(pronto_hora)) return { pronto_em: null, error: DIGA_A_HORA };
  const dia = addDays(isoDay(now), pronto_dia === 'hoje' ? 0 : 1);
  const instant = instantOfDay(dia, pronto_hora);
  return instant.getTime() <= now
    ? { pronto_em: null, error: HORA_PASSOU }
    : { pronto_em: instant.toISOString(), error: null };
}

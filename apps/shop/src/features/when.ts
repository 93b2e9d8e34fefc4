import { addDays, formatDayMonthTime, formatTime, type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';

/** Returns 'hoje, 19:38', 'ontem, 22:10' or '18/11 12:44'. `agora` is in epoch milliseconds. */
export function formatDayAndTime(instante: Instant, agora: number): string {
  const hoje = isoDay(agora);
  const dia = isoDay(instante);
  if (dia === hoje) return `hoje, ${formatTime(instante)}`;
  return dia === addDays(hoje, -1) ? `ontem, ${formatTime(instante)}` : formatDayMonthTime(instante);
}

/** Returns the same as `formatDayAndTime`, but only '19:38' for today. */
export const formatDayOrTime = (instante: Instant, agora: number): string =>
  isoDay(instante) === isoDay(agora) ? formatTime(instante) : formatDayAndTime(instante, agora);

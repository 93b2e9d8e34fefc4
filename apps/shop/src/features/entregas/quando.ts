import { addDays, formatDayMonthTime, formatTime, type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';

/** 'hoje, 19:38', 'ontem, 22:10', '18/11 12:44'. `agora` in epoch milliseconds. */
export function quando(instante: Instant, agora: number): string {
  const hoje = isoDay(agora);
  const dia = isoDay(instante);
  if (dia === hoje) return `hoje, ${formatTime(instante)}`;
  return dia === addDays(hoje, -1) ? `ontem, ${formatTime(instante)}` : formatDayMonthTime(instante);
}

/** '19:38' of today, 'ontem, 22:10', '18/11 12:44': where today goes without saying. */
export const quandoCurto = (instante: Instant, agora: number): string =>
  isoDay(instante) === isoDay(agora) ? formatTime(instante) : quando(instante, agora);

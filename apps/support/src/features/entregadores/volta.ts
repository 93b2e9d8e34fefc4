import { formatDayMonth, formatTime, type Instant, isoDay, weekdayShort } from '@corre/ui/domain/format/dates.ts';

/**
 * Returns when a suspension ends, such as 'volta às 20:31' or 'volta seg, 23/11 às 15:04'.
 * `agora` is in epoch milliseconds.
 */
export function volta(fim: Instant, agora: number): string {
  const hora = formatTime(fim);
  return isoDay(fim) === isoDay(agora)
    ? `volta às ${hora}`
    : `volta ${weekdayShort(fim)}, ${formatDayMonth(fim)} às ${hora}`;
}

import { addDays, formatDayMonthTime, formatTime, type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';

/** Returns 'hoje, 19:38', 'ontem, 22:10' or '18/11 12:44'. `now` is in epoch milliseconds. */
export function formatDayAndTime(instant: Instant, now: number): string {
  const today = isoDay(now);
  const dia = isoDay(instant);
  if (dia === today) return `hoje, ${formatTime(instant)}`;
  return dia === addDays(today, -1) ? `ontem, ${formatTime(instant)}` : formatDayMonthTime(instant);
}

/** Returns the same as `formatDayAndTime`, but only '19:38' for today. */
export const formatDayOrTime = (instant: Instant, now: number): string =>
  isoDay(instant) === isoDay(now) ? formatTime(instant) : formatDayAndTime(instant, now);

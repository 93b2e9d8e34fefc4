import { addDays, formatDayMonth, formatTime, isoDay } from '../../domain/format/dates.ts';

/** Returns 'hoje', 'ontem' or 'em 28/11'. */
function dayOf(instant: string, now: number): string {
  const [day, today] = [isoDay(instant), isoDay(now)];
  if (day === today) return 'hoje';
  return day === addDays(today, -1) ? 'ontem' : `em ${formatDayMonth(instant)}`;
}

/** Returns the warning about a telephone that changed lately. `now` is in epoch milliseconds, by the server's clock. */
export const phoneChangedText = (mudou_em: string, now: number): string =>
  `O telefone mudou ${dayOf(mudou_em, now)} às ${formatTime(mudou_em)}. Confira com a pessoa antes de mandar o link.`;

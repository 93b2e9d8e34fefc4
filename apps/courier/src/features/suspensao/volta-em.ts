import { formatDayMonth, formatTime, isoDay } from '@corre/ui/format/dates.ts';

/** 'hoje às 20:34', 'em 22/11 às 20:34': a time without a date is today's. `agora` in epoch milliseconds. */
export const voltaEm = (ate: string, agora: number): string =>
  `${isoDay(ate) === isoDay(agora) ? 'hoje' : `em ${formatDayMonth(ate)}`} às ${formatTime(ate)}`;

import { formatDayMonth, formatTime, isoDay } from '@corre/ui/domain/format/dates.ts';

/** 'hoje às 20:34', 'em 22/11 às 20:34': no time without a date that is not today's. `agora` in epoch milliseconds. */
export const noTempo = (quando: string, agora: number): string =>
  `${isoDay(quando) === isoDay(agora) ? 'hoje' : `em ${formatDayMonth(quando)}`} às ${formatTime(quando)}`;

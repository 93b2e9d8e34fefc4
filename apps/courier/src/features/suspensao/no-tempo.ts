import { formatDayMonth, formatTime, isoDay } from '@corre/ui/domain/format/dates.ts';

/** Returns 'hoje às 20:34' or 'em 22/11 às 20:34'. `agora` is in epoch milliseconds. */
export const noTempo = (quando: string, agora: number): string =>
  `${isoDay(quando) === isoDay(agora) ? 'hoje' : `em ${formatDayMonth(quando)}`} às ${formatTime(quando)}`;

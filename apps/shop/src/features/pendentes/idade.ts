import { formatAgo, formatHoursMinutes, minutesSince } from '@corre/ui/domain/format/dates.ts';

const DIA_MIN = 24 * 60;

/** Returns 'há 12 min', 'há 6 h 58 min' or 'há 3 dias': the time since `desde`. `agora` is in epoch milliseconds. */
export function idade(desde: string, agora: number): string {
  const minutos = minutesSince(desde, agora);
  return minutos < DIA_MIN ? `há ${formatHoursMinutes(minutos)}` : formatAgo(desde, agora);
}

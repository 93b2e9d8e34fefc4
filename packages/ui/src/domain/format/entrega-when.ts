import { formatDayMonth, formatTime, isoDay } from './dates.ts';

/** The end of a delivery (`data`), and when it was released and counted (`data_entrega`). */
type Times = { data: string; data_entrega: string | null };

/** Returns the time of a delivery's end below the heading of a day: '18:02', or '27/11 18:02' of another day. */
export const endWithin = (dia: string, { data }: Times): string =>
  isoDay(data) === dia ? formatTime(data) : `${formatDayMonth(data)} ${formatTime(data)}`;

/** Returns 'liberada às 18:40' for a delivery that the shop released after its end, otherwise null. */
export function releaseNote({ data, data_entrega }: Times): string | null {
  if (data_entrega === null || Date.parse(data_entrega) <= Date.parse(data)) return null;
  const day = isoDay(data_entrega) === isoDay(data) ? '' : `${formatDayMonth(data_entrega)} `;
  return `liberada ${day}às ${formatTime(data_entrega)}`;
}

/** Joins the parts of a line with ' · ' and leaves out those that are null. */
export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

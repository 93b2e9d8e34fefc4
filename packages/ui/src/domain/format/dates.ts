import { FUSO, LOCALE } from '@corre/contract/constants.ts';

const DAY_MS = 86_400_000;
const DAY_MIN = 1_440;
/** The error of the device's estimate of the server's clock, in milliseconds. */
const CLOCK_MS = 2_000;

/** A `Date`, epoch milliseconds, an ISO instant with its offset, or a plain day 'aaaa-mm-dd'. */
export type Instant = Date | number | string;

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: FUSO, ...options });

const date = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const dayMonth = formatter({ day: '2-digit', month: '2-digit' });
const time = formatter({ hour: '2-digit', minute: '2-digit' });
const timeWithSeconds = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const weekday = formatter({ weekday: 'short' });
const longWeekday = formatter({ weekday: 'long' });
const isoParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: FUSO,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Reads a plain day as noon UTC, which is the same day in São Paulo. Midnight UTC would be the day before. */
function toDate(instant: Instant): Date {
  if (typeof instant === 'string' && dayOnly.test(instant)) return new Date(`${instant}T12:00:00Z`);
  return instant instanceof Date ? instant : new Date(instant);
}

/** Returns '' for an invalid date, so that one broken value does not crash a table with a RangeError. */
function print(format: Intl.DateTimeFormat, instant: Instant): string {
  const value = toDate(instant);
  return Number.isNaN(value.getTime()) ? '' : format.format(value);
}

/** '21/11/2026' */
export const formatDate = (instant: Instant) => print(date, instant);
/** '21/11' */
export const formatDayMonth = (instant: Instant) => print(dayMonth, instant);
/** '19:41' */
export const formatTime = (instant: Instant) => print(time, instant);
/** '19:41:08' */
export const formatTimeWithSeconds = (instant: Instant) => print(timeWithSeconds, instant);
/** '21/11/2026 19:41' */
export const formatDateTime = (instant: Instant) => `${formatDate(instant)} ${formatTime(instant)}`.trim();
/** '21/11 19:41' */
export const formatDayMonthTime = (instant: Instant) => `${formatDayMonth(instant)} ${formatTime(instant)}`.trim();
/** '19:41' for a time of today, '20/11 19:41' for another day: readers take a time without a date as today's. */
export const formatWhen = (instant: Instant, now: number) =>
  isoDay(instant) === isoDay(now) ? formatTime(instant) : formatDayMonthTime(instant);
/** 'sáb' */
export const weekdayShort = (instant: Instant) => print(weekday, instant).replace('.', '');
/** 'sexta', 'sábado' */
export const weekdayLong = (instant: Instant) => print(longWeekday, instant).replace('-feira', '');

/** 'Sáb': the short weekday as a heading. */
export function weekdayTitle(instant: Instant): string {
  const short = weekdayShort(instant);
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Returns the day in São Paulo as 'aaaa-mm-dd'. */
export function isoDay(instant: Instant): string {
  return print(isoParts, instant);
}

/** Moves a plain day by whole days. Input and output are 'aaaa-mm-dd'. */
export function addDays(dia: string, dias: number): string {
  return isoDay(new Date(toDate(dia).getTime() + dias * DAY_MS));
}

const daysOf = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);

/** Formats a duration: '45 s', '7 min', '1 h 59 min', '3 dias'. Negative `ms` count as 0. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < DAY_MIN ? formatHoursMinutes(minutes) : daysOf(Math.floor(minutes / DAY_MIN));
}

/**
 * Formats the time left, rounded up: '2 h', '1 h 59 min', '2 dias 23 h'. Two hours given just now read '2 h'.
 * Subtracts `CLOCK_MS` first, so that the error of the clock does not add a minute.
 */
export function formatRemaining(ms: number): string {
  const minutes = Math.max(0, Math.ceil((ms - CLOCK_MS) / 60_000));
  if (minutes < DAY_MIN) return formatHoursMinutes(minutes);
  const hours = Math.ceil(minutes / 60);
  const rest = hours % 24;
  return `${daysOf(Math.floor(hours / 24))}${rest === 0 ? '' : ` ${rest} h`}`;
}

/** 'há 7 min'. `now` is the current time in epoch milliseconds, by the server's clock where it is known. */
export function formatAgo(since: Instant, now: number): string {
  return `há ${formatDuration(now - toDate(since).getTime())}`;
}

/** Formats minutes: '35 min', '2 h', '2 h 14 min'. For less than a day. */
export function formatHoursMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;
}

/** Returns the whole minutes from `since` to `now`, never negative. */
export function minutesSince(since: Instant, now: number): number {
  return Math.floor(Math.max(0, now - toDate(since).getTime()) / 60_000);
}

import {
  formatDateTime,
  formatDayMonth,
  formatTime,
  formatWhen,
  type Instant,
  isoDay,
  weekdayShort,
} from '@corre/ui/domain/format/dates.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { createContext, type ReactNode, use } from 'react';

/** Refresh interval of the clock, in milliseconds. Short waits in the queue show seconds. */
const CLOCK_MS = 5_000;

const ClockContext = createContext<number | null>(null);

/** Provides one clock for the panel. Only components that use the clock render again, not the rows around them. */
export function Clock({ children }: { children: ReactNode }) {
  return <ClockContext value={useServerNow(CLOCK_MS)}>{children}</ClockContext>;
}

/** Returns the current server time in epoch milliseconds, renewed every 5 s. */
export function useNow(): number {
  const now = use(ClockContext);
  if (now === null) throw new Error('useAgora needs a Relogio above it');
  return now;
}

/** Shows a time such as '19:41', with the day if it is not today. The tooltip has the full date. */
export function Hora({ instante, className }: { instante: Instant; className?: string }) {
  const iso = new Date(instante).toISOString();
  return (
    <time dateTime={iso} title={formatDateTime(instante)} className={className}>
      {formatWhen(instante, useNow())}
    </time>
  );
}

/**
 * Returns when a suspension ends, such as 'volta às 20:31' or 'volta seg, 23/11 às 15:04'.
 * `now` is in epoch milliseconds.
 */
export function volta(fim: Instant, now: number): string {
  const hora = formatTime(fim);
  return isoDay(fim) === isoDay(now)
    ? `volta às ${hora}`
    : `volta ${weekdayShort(fim)}, ${formatDayMonth(fim)} às ${hora}`;
}

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
const RELOGIO_MS = 5_000;

const RelogioContext = createContext<number | null>(null);

/** Provides one clock for the panel. Only components that use the clock render again, not the rows around them. */
export function Relogio({ children }: { children: ReactNode }) {
  return <RelogioContext value={useServerNow(RELOGIO_MS)}>{children}</RelogioContext>;
}

/** Returns the current server time in epoch milliseconds, renewed every 5 s. */
export function useAgora(): number {
  const agora = use(RelogioContext);
  if (agora === null) throw new Error('useAgora needs a Relogio above it');
  return agora;
}

/** Shows a time such as '19:41', with the day if it is not today. The tooltip has the full date. */
export function Hora({ instante, className }: { instante: Instant; className?: string }) {
  const iso = new Date(instante).toISOString();
  return (
    <time dateTime={iso} title={formatDateTime(instante)} className={className}>
      {formatWhen(instante, useAgora())}
    </time>
  );
}

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

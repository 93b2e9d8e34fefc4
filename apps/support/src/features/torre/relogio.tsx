import { formatDateTime, formatWhen, type Instant } from '@corre/ui/domain/format/dates.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { createContext, type ReactNode, use } from 'react';

/** Waiting times move by the minute, the queue's by the second while short. */
const RELOGIO_MS = 5_000;

const RelogioContext = createContext<number | null>(null);

/** One clock for the panel: what shows a time asks it and is drawn anew with it, the rows around it are not. */
export function Relogio({ children }: { children: ReactNode }) {
  return <RelogioContext value={useServerNow(RELOGIO_MS)}>{children}</RelogioContext>;
}

/** The server's present in epoch milliseconds, every 5 s. */
export function useAgora(): number {
  const agora = use(RelogioContext);
  if (agora === null) throw new Error('useAgora needs a Relogio above it');
  return agora;
}

/** '19:41', with its day when that is not today's; the whole on pointing at it. */
export function Hora({ de, className }: { de: Instant; className?: string }) {
  const iso = new Date(de).toISOString();
  return (
    <time dateTime={iso} title={formatDateTime(de)} className={className}>
      {formatWhen(de, useAgora())}
    </time>
  );
}

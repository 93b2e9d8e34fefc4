import { useEffect, useState } from 'react';
import { useConfiguracaoQuery } from './use-configuracao.ts';

/** A sample this much below the best one means that the device's clock was set, in milliseconds. */
const JUMP_MS = 5_000;

let offset: number | null = null;

/**
 * Learns the server's time from an answer's `agora` (ISO) and when it came (epoch milliseconds): one that was kept over a
 * reload is old. An answer is always late, never early, so the largest difference seen is the most exact one.
 */
export function learnServerTime(agora: string, chegada_em = Date.now()): void {
  const sample = Date.parse(agora) - chegada_em;
  if (Number.isNaN(sample)) return;
  if (offset === null || sample > offset || sample < offset - JUMP_MS) offset = sample;
}

/** The present by the server's clock, epoch milliseconds. Deadlines are the server's; a phone's clock may be minutes off. */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** Asks the server for its time once; `serverNow` is right from then on. LiveEvents does it. */
export function useServerTime(): void {
  const { data, dataUpdatedAt } = useConfiguracaoQuery();
  useEffect(() => {
    if (data) learnServerTime(data.agora, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
}

/** The server's present, drawn anew every `ms`: for waiting times and 'há 8 s'. */
export function useServerNow(ms = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, ms);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [ms]);
  return now;
}

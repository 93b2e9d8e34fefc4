import { useEffect, useState } from 'react';
import { useConfiguracaoQuery } from './use-configuracao.ts';

/** A sample this far below the best one means that the device's clock was changed, in milliseconds. */
const JUMP_MS = 5_000;

/** The event of the window when a device learns that its clock is wrong. */
const LEARNT = 'agora';

let offset: number | null = null;

let told!: () => void;
/** Resolves once the server has told its time to this page. A restored answer is of a page before. */
export const serverTimeTold = new Promise<void>((resolve) => {
  told = resolve;
});

/**
 * Learns the server's time from an answer's `agora` (ISO) and its arrival time (epoch milliseconds). A restored answer
 * is old, so it needs its own arrival time.
 * Answers arrive late, never early, so the largest difference is the most exact one.
 */
export function learnServerTime(now: string, chegada_em = Date.now()): void {
  const sample = Date.parse(now) - chegada_em;
  if (Number.isNaN(sample)) return;
  const before = serverNow();
  if (offset === null || sample > offset || sample < offset - JUMP_MS) offset = sample;
  // A clock that was ahead and was set back leaves answers of the future.
  if (chegada_em >= performance.timeOrigin && chegada_em <= Date.now()) told();
  if (Math.abs(serverNow() - before) > JUMP_MS) dispatchEvent(new Event(LEARNT));
}

/** Returns the current time by the server's clock, in epoch milliseconds. A device's clock may be minutes off. */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** Asks the server for its time once. `serverNow` is exact from then on. LiveEvents calls it. */
export function useServerTime(): void {
  const { data, dataUpdatedAt } = useConfiguracaoQuery();
  useEffect(() => {
    if (data) learnServerTime(data.agora, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
}

/**
 * Returns the server's current time, updated every `ms` and when the server's time is learnt: for waiting times and
 * 'há 8 s'.
 */
export function useServerNow(ms = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, ms);
    document.addEventListener('visibilitychange', update);
    addEventListener(LEARNT, update);
    return () => {
      clearInterval(timer);
      removeEventListener(LEARNT, update);
      document.removeEventListener('visibilitychange', update);
    };
  }, [ms]);
  return now;
}

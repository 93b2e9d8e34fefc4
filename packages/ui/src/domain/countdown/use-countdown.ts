import { CONTAGEM_URGENTE_S } from '@corre/contract/constants.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownInput = {
  /** the server's deadline in epoch milliseconds */
  expira_em: number;
  /** the current time by the server's clock, in epoch milliseconds; the device's clock may be minutes off */
  now?: () => number;
  /** called once when the deadline has passed */
  onEnd?: () => void;
};

export type Countdown = { seconds: number; urgente: boolean; ended: boolean };

/** Returns the seconds left, rounded up: 15 during the whole first second, 0 only at the end. */
export function secondsLeft(expira_em: number, now: number): number {
  return Math.max(0, Math.ceil((expira_em - now) / 1000));
}

/**
 * Counts down to a deadline. Reads the clock at every tick and whenever the page becomes visible again.
 * Browsers throttle the timers of a hidden tab, so counting ticks would show too much time.
 */
// biome-ignore lint/plugin: the gallery counts on its own clock; every panel says serverNow
export function useCountdown({ expira_em, now: nowMs = Date.now, onEnd }: CountdownInput): Countdown {
  const now = useEffectEvent(nowMs);
  const ended = useEffectEvent(() => onEnd?.());
  const [seconds, setSeconds] = useState(() => secondsLeft(expira_em, nowMs()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const tick = () => {
      clearTimeout(timer);
      const left = expira_em - now();
      setSeconds(secondsLeft(expira_em, expira_em - left));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      else if (!done) {
        done = true;
        ended();
      }
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expira_em]);

  return { seconds, urgente: seconds <= CONTAGEM_URGENTE_S, ended: seconds === 0 };
}

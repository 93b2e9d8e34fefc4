import { CONTAGEM_URGENTE_S } from '@corre/contract/constants.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownInput = {
  /** the server's deadline in epoch milliseconds */
  expira_em: number;
  /** the current time by the server's clock, in epoch milliseconds; the device's clock may be minutes off */
  agora?: () => number;
  /** called once when the deadline has passed */
  onEnd?: () => void;
};

export type Countdown = { segundos: number; urgente: boolean; acabou: boolean };

/** Returns the seconds left, rounded up: 15 during the whole first second, 0 only at the end. */
export function secondsLeft(expira_em: number, agora: number): number {
  return Math.max(0, Math.ceil((expira_em - agora) / 1000));
}

/**
 * Counts down to a deadline. Reads the clock at every tick and whenever the page becomes visible again.
 * Browsers throttle the timers of a hidden tab, so counting ticks would show too much time.
 */
export function useCountdown({ expira_em, agora = Date.now, onEnd }: CountdownInput): Countdown {
  const now = useEffectEvent(agora);
  const ended = useEffectEvent(() => onEnd?.());
  const [segundos, setSegundos] = useState(() => secondsLeft(expira_em, agora()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const tick = () => {
      clearTimeout(timer);
      const left = expira_em - now();
      setSegundos(secondsLeft(expira_em, expira_em - left));
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

  return { segundos, urgente: segundos <= CONTAGEM_URGENTE_S, acabou: segundos === 0 };
}

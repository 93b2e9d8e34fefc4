import { useEffect, useState } from 'react';

/** A button that just became another one is dead this long, in milliseconds: a double tap must not take two steps. */
export const GUARD_MS = 1_500;

/**
 * Guards a button whose meaning changes under the finger: `dead` from its appearance, and from each new `change` (the step it
 * stands for), for `ms`. `press` wraps what the button does and lets nothing through meanwhile.
 */
export function useGuardedPress(change: string | number, ms = GUARD_MS) {
  const [alive, setAlive] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(change), ms);
    return () => clearTimeout(timer);
  }, [change, ms]);
  const dead = alive !== change;
  return {
    dead,
    press:
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (!dead) act(...args);
      },
  };
}

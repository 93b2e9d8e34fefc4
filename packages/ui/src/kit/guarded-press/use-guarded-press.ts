import { useEffect, useState } from 'react';

/**
 * A button ignores presses for this long after its meaning changed, in milliseconds: a double tap must not take two
 * steps.
 */
export const GUARD_MS = 1_500;

/**
 * Guards a button whose meaning changes under the finger. `dead` is true for `ms` after the first render and after each
 * new `change` (the step of the button).
 * `press` wraps the button's handler and blocks it while `dead`.
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

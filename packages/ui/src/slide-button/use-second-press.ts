import { useEffect, useState } from 'react';

/** A second press counts after this: a double tap is one press. In milliseconds. */
export const PRESS_APART_MS = 800;
/** Then the first is forgotten, in milliseconds. */
export const PRESS_FORGET_MS = 6_000;

/** Two deliberate presses in place of a gesture: for keyboards, screen readers and whoever cannot drag. */
export function useSecondPress(onSecond: () => void) {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), PRESS_FORGET_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return {
    armed: since !== null,
    forget: () => setSince(null),
    press: () => {
      if (since === null) return setSince(performance.now());
      if (performance.now() - since < PRESS_APART_MS) return;
      setSince(null);
      onSecond();
    },
  };
}

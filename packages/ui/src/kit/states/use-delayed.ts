import { useEffect, useState } from 'react';

/** A placeholder that shows earlier than this would only flicker. In milliseconds. */
export const SKELETON_DELAY_MS = 300;

/** Returns true once `active` has lasted `ms`, and false as soon as it ends. */
export function useDelayed(active: boolean, ms = SKELETON_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}

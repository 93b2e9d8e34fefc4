import { useEffect, useState } from 'react';

/** Before this a loading look would only flicker. In milliseconds. */
export const SKELETON_DELAY_MS = 300;

/** True once `active` has lasted `ms`; false again as soon as it ends. */
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

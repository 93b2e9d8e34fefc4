import { useEffect, useState } from 'react';

/** True from a moment after `ready` on: what weighs comes behind what it stands beside, once that is on the screen. */
export function useBehind(ready: boolean): boolean {
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    if (!ready || behind) return;
    const timer = setTimeout(() => setBehind(true));
    return () => clearTimeout(timer);
  }, [ready, behind]);
  return behind;
}

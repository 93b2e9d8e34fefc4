import { useEffect, useState } from 'react';

/** Returns true shortly after `ready`, so that a heavy part renders after the content beside it is on the screen. */
export function useBehind(ready: boolean): boolean {
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    if (!ready || behind) return;
    const timer = setTimeout(() => setBehind(true));
    return () => clearTimeout(timer);
  }, [ready, behind]);
  return behind;
}

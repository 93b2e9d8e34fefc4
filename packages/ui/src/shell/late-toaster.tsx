import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsAreWanted } from '../kit/toaster/toast-hold.ts';
import { whenCalm } from './calm.ts';

/**
 * The toasts of a panel, fetched once the first view stands or something is said, whichever comes first. A line that does not bring
 * them takes nothing else away: what was said waits, and the next word fetches them again.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const bring = () =>
      void import('../kit/toaster/toaster.tsx').then(
        (part) => setToaster(() => part.Toaster),
        () => undefined,
      );
    whenToastsAreWanted(bring);
    return whenCalm(bring);
  }, []);
  return Toaster && <Toaster />;
}

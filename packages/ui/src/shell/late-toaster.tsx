import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsAreWanted } from '../kit/toaster/toast-hold.ts';
import { whenCalm } from './calm.ts';

/**
 * Loads the toaster after the first view or at the first toast.
 * If the download fails, the toasts wait and the next toast starts another download.
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

import { useEffect, useState } from 'react';
import { holdToasts, type Notice } from './toast-hold.ts';

/** Queues all toasts while `active`. The kit's dialogs call it themselves. */
export function useQuietToasts(active: boolean): void {
  useEffect(() => (active ? holdToasts() : undefined), [active]);
}

/**
 * Queues all toasts while `active`, for a dialog that shows errors of its own actions. Returns the newest error, until
 * a success or the closing.
 */
export function useInsideNotice(active: boolean): { notice: Notice | null; dismiss: () => void } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!active) return;
    const release = holdToasts(setNotice);
    return () => {
      setNotice(null);
      release();
    };
  }, [active]);
  return { notice, dismiss: () => setNotice(null) };
}

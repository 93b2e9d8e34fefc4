import { useEffect, useState } from 'react';
import { holdToasts, type Notice } from './toast-hold.ts';

/** No toast over what is open now: they wait until `active` is false. The dialogs of the kit do it by themselves. */
export function useQuietToasts(active: boolean): void {
  useEffect(() => (active ? holdToasts() : undefined), [active]);
}

/** The same for a dialog that says the errors of its own acts inside: the newest of them, until a success or the closing. */
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

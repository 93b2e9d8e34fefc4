import { useEffect } from 'react';

/** While `asked`, a reload or a closed tab asks first. */
export function useAskBeforeUnload(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asked]);
}

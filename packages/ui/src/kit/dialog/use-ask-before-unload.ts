import { useEffect } from 'react';

/** Makes the browser ask before a reload or a closed tab, while `asked` is true. */
export function useAskBeforeUnload(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asked]);
}

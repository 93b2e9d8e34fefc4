import { useEffect } from 'react';

/**
 * Keeps the page where it is while `kept`: a reload or a closed tab asks first, and the back gesture, which on a phone is how
 * one closes things, stays. It takes an entry of the history of its own, which is left behind: one more step back, at the same
 * address, and never a step too far.
 */
export function useKeptPage(kept: boolean): void {
  useEffect(() => {
    if (!kept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stay = () => window.history.pushState(window.history.state, '');
    stay();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('popstate', stay);
    };
  }, [kept]);
}

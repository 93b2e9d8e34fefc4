import { useEffect } from 'react';

/**
 * Keeps the screen on while the courier waits for offers. The browser releases the lock when the page is hidden, so it
 * is requested again.
 */
export function useWakeLock(ativo: boolean): void {
  useEffect(() => {
    if (!ativo || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const pedir = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser refuses with a low battery. The screen then turns off as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void pedir();
    document.addEventListener('visibilitychange', pedir);
    return () => {
      document.removeEventListener('visibilitychange', pedir);
      void lock?.release();
    };
  }, [ativo]);
}

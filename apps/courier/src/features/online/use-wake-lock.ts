import { useEffect } from 'react';

/**
 * Keeps the screen on while the courier waits for offers. The browser releases the lock when the page is hidden, so it
 * is requested again.
 */
export function useWakeLock(ativo: boolean): void {
  useEffect(() => {
    if (!ativo || !('wakeLock' in navigator)) return;
    let trava: WakeLockSentinel | undefined;
    const pedir = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser refuses with a low battery. The screen then turns off as usual.
      trava = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void pedir();
    document.addEventListener('visibilitychange', pedir);
    return () => {
      document.removeEventListener('visibilitychange', pedir);
      void trava?.release();
    };
  }, [ativo]);
}

import { useEffect } from 'react';

/** Keeps the screen on while the courier waits for offers; the browser gives the lock back when the page is hidden. */
export function useWakeLock(ativo: boolean): void {
  useEffect(() => {
    if (!ativo || !('wakeLock' in navigator)) return;
    let trava: WakeLockSentinel | undefined;
    const pedir = async () => {
      if (document.visibilityState !== 'visible') return;
      // refused when the battery is low: the screen then sleeps as it would
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

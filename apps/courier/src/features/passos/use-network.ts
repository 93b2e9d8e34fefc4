import { useSyncExternalStore } from 'react';

const listen = (avisar: () => void) => {
  addEventListener('online', avisar);
  addEventListener('offline', avisar);
  return () => {
    removeEventListener('online', avisar);
    removeEventListener('offline', avisar);
  };
};

/** Returns false as soon as the device knows that it has no network. */
export const useNetwork = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

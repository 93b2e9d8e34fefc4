import { useSyncExternalStore } from 'react';

/** Below this a table is drawn as a list of two lines, in pixels. */
const PHONE_MAX_PX = 759;
const query = `(max-width: ${PHONE_MAX_PX}px)`;

function subscribe(onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone; follows a turn of the device. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
  );
}

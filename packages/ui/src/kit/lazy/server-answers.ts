import { useSyncExternalStore } from 'react';

/** The server is asked again after this, in milliseconds; the browser's own word of a network asks at once. */
const AGAIN_MS = 3_000;

let waiting = 0;
const listeners = new Set<() => void>();

function count(more: number): void {
  waiting += more;
  for (const listener of listeners) listener();
}

/** Asked with HEAD: the service worker answers a page's GET from what it keeps. */
const answers = () =>
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, AGAIN_MS);
    addEventListener('online', resolve, { once: true });
  });

/** Ends once the server gives this app's page: the network is there, and so is the server. */
export async function serverAnswers(): Promise<void> {
  count(1);
  while (!(await answers())) await pause();
  count(-1);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True while a part of the page waits for the server. */
export const useServerAway = () => useSyncExternalStore(subscribe, () => waiting > 0);

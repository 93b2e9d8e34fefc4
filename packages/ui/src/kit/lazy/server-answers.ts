import { useSyncExternalStore } from 'react';

/** Pause between two requests, in milliseconds. The browser's `online` event ends the pause early. */
const AGAIN_MS = 3_000;

let waiting = 0;
const listeners = new Set<() => void>();

function count(more: number): void {
  waiting += more;
  for (const listener of listeners) listener();
}

/** Asks with HEAD, because the service worker answers a GET of the page from its cache. */
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

/** Resolves once the server answers for this app's page. */
export async function serverAnswers(): Promise<void> {
  count(1);
  while (!(await answers())) await pause();
  count(-1);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns true while a part of the page waits for the server. */
export const useServerAway = () => useSyncExternalStore(subscribe, () => waiting > 0);

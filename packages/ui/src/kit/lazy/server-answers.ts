import { useSyncExternalStore } from 'react';

/** Pause between two requests, in milliseconds. The browser's `online` event ends the pause early. */
const AGAIN_MS = 3_000;

/** The wait that is under way. Parts that fail at the same time share it, so that only one of them asks the server. */
let wait: Promise<void> | undefined;
const listeners = new Set<() => void>();

function setWait(next: Promise<void> | undefined): void {
  wait = next;
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

async function askUntilAnswered(): Promise<void> {
  while (!(await answers())) await pause();
  setWait(undefined);
}

/** Resolves once the server answers for this app's page. */
export function serverAnswers(): Promise<void> {
  const current = wait ?? askUntilAnswered();
  if (current !== wait) setWait(current);
  return current;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns true while a part of the page waits for the server. */
export const useServerAway = () => useSyncExternalStore(subscribe, () => wait !== undefined);

import { useSyncExternalStore } from 'react';

/** Pause between two requests, in milliseconds. The browser's `online` event ends the pause early. */
const AGAIN_MS = 3_000;

/** The wait that is under way. Parts that fail at the same time share it, so that only one of them asks the server. */
let wait: Promise<void> | undefined;
const listeners = new Set<() => void>();

function tell(): void {
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
  wait = undefined;
  tell();
}

/** Resolves once the server answers for this app's page. */
export function serverAnswers(): Promise<void> {
  if (!wait) {
    wait = askUntilAnswered();
    tell();
  }
  return wait;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true while a part of the page waits for the server. */
export const useServerAway = () => useSyncExternalStore(subscribe, () => wait !== undefined);

/** A lazy chunk failed to load while the server answers: the server has a newer build without this chunk. */
export class PartGone extends Error {
  override readonly name = 'PartGone';
}

/**
 * Loads a lazy chunk. Without a network it waits until the server answers, and the page stays as it is.
 * Many browsers cache a failed module import and fail again without a request. Only a reload of the page helps then.
 * @throws PartGone, so that the error boundary can tell this from a bug of the page
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await serverAnswers();
  }
  return load().catch((cause: unknown) => {
    throw new PartGone('', { cause });
  });
}

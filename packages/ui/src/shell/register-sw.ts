import { basePath } from './base-path.ts';
import { whenCalm } from './calm.ts';

const REGISTERED = 'corre:worker-registered';

/** Runs it once this page's worker is registered: what depends on it (pushes) was looked at before. Gives back how to forget it. */
export function whenRegistered(then: () => void): () => void {
  addEventListener(REGISTERED, then, { once: true });
  return () => removeEventListener(REGISTERED, then);
}

/**
 * Registers the panel's service worker for the panel's paths alone (`/dashboard` and below). Only on https or localhost, only in a
 * build, and once the first view stands: the worker fetches the whole panel. Without one the panel works as well, it just needs the
 * network to open.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || basePath === '' || !('serviceWorker' in navigator)) return;
  whenCalm(() => {
    navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: basePath }).then(
      () => dispatchEvent(new Event(REGISTERED)),
      (error: unknown) => console.warn('The service worker was not registered', error),
    );
  });
}

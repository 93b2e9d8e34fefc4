import { basePath } from './build.ts';
import { whenCalm } from './calm.ts';

const REGISTERED = 'corre:worker-registered';

/**
 * Runs `then` once this page's worker is registered, for code that checked for a worker earlier (pushes). Returns a
 * function that cancels it.
 */
export function whenRegistered(then: () => void): () => void {
  addEventListener(REGISTERED, then, { once: true });
  return () => removeEventListener(REGISTERED, then);
}

/**
 * Registers the panel's service worker for the panel's own paths (`/dashboard` and below). Runs only in a build, on
 * https or localhost.
 * Waits for the first view, because the worker downloads the whole panel.
 * A browser without service workers needs the network to open the panel. The rest works.
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

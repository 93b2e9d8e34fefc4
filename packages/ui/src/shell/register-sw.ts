import { basePath } from './base-path.ts';

/**
 * Registers the panel's service worker for the panel's paths alone (`/dashboard` and below). Only on https or localhost, and
 * only in a build. Without one the panel works as well, it just needs the network to open.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || basePath === '' || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: basePath }).catch((error: unknown) => {
      console.warn('The service worker was not registered', error);
    });
  });
}

/**
 * Registers the panel's service worker for the panel's paths alone (`/dashboard` and below). Only on https or localhost, and
 * only in a build. Without one the panel works as well, it just needs the network to open.
 */
export function registerServiceWorker(base: string): void {
  if (!import.meta.env.PROD || base === '' || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${base}/sw.js`, { scope: base }).catch((error: unknown) => {
      console.warn('The service worker was not registered', error);
    });
  });
}

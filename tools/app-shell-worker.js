/**
 * Keeps a panel's own files, so that it opens without a network and shows that it has none. It never touches the API: data
 * come from the server or not at all. The build puts in the app's base path, its version and its files (tools/app-shell.ts).
 */
const base = '__BASE__';
const prefix = `corre ${base} `;
const cacheName = `${prefix}__VERSION__`;
const files = __FILES__;
/** A network slower than this is as good as none for opening the panel, in milliseconds. */
const patience = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((n) => caches.delete(n)),
    );
    await self.clients.claim();
  };
  event.waitUntil(forgetOthers());
});

/** The newest page while there is a network, the kept one otherwise. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const kept = await caches.match(base, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Names carry the content's hash: what is kept is right for ever. */
const asset = async (request) => (await caches.match(request, { cacheName })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && `${pathname}/`.startsWith(base)) event.respondWith(page(request));
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(asset(request));
});

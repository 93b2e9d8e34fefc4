/**
 * Caches a panel's own files, so that the panel opens without a network and can say so.
 * The worker never touches the API: data come from the server or not at all (ADR 0030).
 */
declare const self: ServiceWorkerGlobalScope;
/** Set by the build (tools/panel-worker.ts): a unique name for each build, and paths relative to the panel. */
declare const KEPT: { build: string; files: string[] };

const { build, files } = KEPT;
const base = import.meta.env.BASE_URL;
const prefix = `corre ${base} `;
const cacheName = prefix + build;
/** A slower network counts as none when the panel opens, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * A release during the installation could cache a page whose script is not cached. Offline that page would stay blank.
 */
const isOurs = (page: string): boolean =>
  [...page.matchAll(/assets\/[\w@~.-]+\.(?:css|js)/g)].every(([asset]) => files.includes(asset));

/** Caches a new build as soon as it exists. The open panel shows a notice and continues until the user reloads. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => base + file));
  const page = await cache.match(base);
  if (!isOurs((await page?.text()) ?? '')) {
    await caches.delete(cacheName);
    throw new Error('The server has another build by now: its worker keeps it');
  }
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Returns the newest page from the network, else the cached one. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const kept = await caches.match(base, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Asset names contain a content hash, so a cached asset is always valid. */
const asset = async (request: Request) => (await caches.match(request, { cacheName })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && `${pathname}/`.startsWith(base)) event.respondWith(page(request));
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(asset(request));
});

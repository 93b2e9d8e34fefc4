/**
 * Keeps a panel's own files, so that it opens without a network and shows that it has none. It never touches the API: data
 * come from the server or not at all (docs/decisions/0029-own-service-worker.md).
 */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (tools/panel-worker.ts): a name of its own for each build, and paths below the panel's. */
declare const KEPT: { build: string; files: string[] };

const { build, files } = KEPT;
const base = import.meta.env.BASE_URL;
const prefix = `corre ${base} `;
const cacheName = prefix + build;
/** A network slower than this is as good as none for opening the panel, in milliseconds. */
const PATIENCE_MS = 4000;

/** A release between the worker and the page would keep a page whose script is not kept: offline it would stay white. */
const isOurs = (page: string): boolean =>
  [...page.matchAll(/assets\/[\w@~.-]+\.(?:css|js)/g)].every(([asset]) => files.includes(asset));

/** A new build is kept as soon as it is there: the open panel says so, and goes on until its person reloads it. */
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

/** The newest page while there is a network, the kept one otherwise. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const kept = await caches.match(base, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Names carry the content's hash: what is kept is right for ever. */
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

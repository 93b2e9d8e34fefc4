/**
 * What lies where on a host of Corre (docs/decisions/0045-proxy-from-one-table.md): with the panels' manifest (`panels.ts`)
 * the one table that the embedded server, the development server and the proxy's configuration are made from.
 */

/** Below it lies the recipient's page of each tracking link (docs/decisions/0068-tracking-link.md): `/r/<token>`. */
export const TRACKING_PATH = '/r';
/** Below it other systems speak Open Delivery (docs/decisions/0075-open-delivery-provider.md). */
export const OPEN_DELIVERY_PATH = '/od';
/** Where a system looks that was given nothing but a host: its manifest, and a token. */
export const OPEN_DELIVERY_PLACES = ['/.well-known/opendelivery', '/oauth/token'] as const;
/** What the API answers with everything below it; every other path is a page or a file of an app. */
export const API_TREES = ['/api', '/trpc', OPEN_DELIVERY_PATH, TRACKING_PATH] as const;
/** What begins like this has a tracking link's token in it, which no log may keep. */
export const UNLOGGED_PREFIXES = [`${TRACKING_PATH}/`, '/api/rastreio/', '/trpc/rastreio.'] as const;
/** What the API answers of its own health, for whoever asks from outside. */
export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;
/** Whom to tell of a weakness (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** The live stream: an answer that does not end (docs/decisions/0039-streams-by-recipient.md). */
export const LIVE_PATH = '/trpc/eventos.aoVivo';
/** What only the machine itself may ask. */
export const INNER_PATHS = ['/metrics'] as const;

/** Whether the API answers this path (without its query). */
export const isApiPath = (path: string): boolean =>
  path === SECURITY_TXT_PATH ||
  [...HEALTH_PATHS, ...OPEN_DELIVERY_PLACES].some((own) => path === own) ||
  API_TREES.some((tree) => path === tree || path.startsWith(`${tree}/`));

/** The folder of a build whose files carry the hash of their content in their names: they never change. */
export const HASHED_FOLDER = 'assets';
/**
 * The public site's page of `/` as its build drew it (docs/decisions/0086-drawn-at-the-build.md); all other paths, and `/` of a build
 * without it, get `index.html`.
 */
export const HOME_FILE = 'inicio.html';
/** The service worker of a panel: the one of `/dashboard/` must also control `/dashboard`, which lies above its own folder. */
export const WORKER_FILE = 'sw.js';
export const WORKER_SCOPE = '/';

/** How long a browser may keep a file of an app, by whether its name carries its hash. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';
export const CACHE_OTHER = 'no-cache';

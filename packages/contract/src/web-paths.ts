/**
 * The paths on a host of Corre (ADR 0040). Together with `panels.ts` they are the one source for the embedded server,
 * the development server and the proxy's configuration.
 */

/** Prefix of the recipients' tracking pages: `/r/<token>` (ADR 0023). */
export const TRACKING_PATH = '/r';
/** Prefix of the Open Delivery API (ADR 0038). */
export const OPEN_DELIVERY_PATH = '/od';
/** Paths that an Open Delivery client finds with the host alone: the manifest and the token. */
export const OPEN_DELIVERY_PLACES = ['/.well-known/opendelivery', '/oauth/token'] as const;
/** Prefix of what the company's bank calls: `/pix/webhook/<secret>` (ADR 0017). */
export const PIX_PATH = '/pix';
export const PIX_WEBHOOK_PATH = `${PIX_PATH}/webhook`;
/** Prefixes that the API answers in full. Other paths are pages or files of an app, except the single paths below. */
export const API_TREES = ['/api', '/trpc', OPEN_DELIVERY_PATH, TRACKING_PATH, PIX_PATH] as const;
/** Paths that contain a tracking token, or the secret of the bank's webhook. No log may store them. */
export const UNLOGGED_PREFIXES = [
  `${TRACKING_PATH}/`,
  '/api/rastreio/',
  '/trpc/rastreio.',
  `${PIX_WEBHOOK_PATH}/`,
] as const;
/**
 * The page of all errors, with one anchor for each code. An error in the form of RFC 9457 names the anchor as `type`.
 */
export const ERRORS_PAGE = '/api/docs/erros';
/** The API's health checks, for monitors outside. */
export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;
/** The contact for security reports (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** The live stream of the panels. Its answer does not end (ADR 0036). */
export const LIVE_PATH = '/trpc/eventos.aoVivo';
/** The live stream of shops' own systems and other clients. Its answer does not end either. */
export const CLIENT_LIVE_PATH = '/api/eventos';
/** Paths that only the machine itself may call. */
export const INNER_PATHS = ['/metrics'] as const;

/** Whether the API answers this path (without its query). */
export const isApiPath = (path: string): boolean =>
  path === SECURITY_TXT_PATH ||
  [...HEALTH_PATHS, ...OPEN_DELIVERY_PLACES].some((own) => path === own) ||
  API_TREES.some((tree) => path === tree || path.startsWith(`${tree}/`));

/** The folder of a build whose files have their content's hash in their names. These files never change. */
export const HASHED_FOLDER = 'assets';
/**
 * The prerendered page of `/` on the public site (ADR 0030). All other paths get `index.html`, and so does `/` without
 * this file.
 */
export const HOME_FILE = 'inicio.html';
/**
 * The service worker of a panel. The one of `/dashboard/` must also control `/dashboard`, so its scope is above its
 * folder.
 */
export const WORKER_FILE = 'sw.js';
export const WORKER_SCOPE = '/';

/** Cache headers for an app's files, with and without a hash in their names. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';
export const CACHE_OTHER = 'no-cache';

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { fileRouteOf, isFile } from './file-routes.ts';
import { recusar } from './reject.ts';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      // React writes positions and widths as style attributes
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
});

/** What helmet writes is the same for every request, so it is asked once. */
function fixedHeaders(): Map<string, string> {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  protect(req, res, () => undefined);
  // only what the courier panel uses: the wake lock
  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)');
  return new Map(res.getHeaderNames().map((nome) => [nome, String(res.getHeader(nome))]));
}
const FIXED = fixedHeaders();

/** The security headers, for whoever answers in the API's place: the proxy that serves the pages (decision 0045). */
export const SECURITY_HEADERS: ReadonlyMap<string, string> = FIXED;

/** Security headers of every answer (docs/security.md, items 29–31): scripts only from here, nobody frames us, no CORS. */
export const cabecalhos: RequestHandler = (_req, res, next) => {
  res.setHeaders(FIXED);
  next();
};

const LEITURA = new Set(['GET', 'HEAD', 'OPTIONS']);

function mesmaOrigem(req: Request): boolean {
  const site = req.headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = req.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === req.headers.host;
}

/** Refuses a change asked from another site's page (docs/security.md, item 27). Clients that are no browser send neither header. */
export const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (LEITURA.has(req.method) || mesmaOrigem(req)) return next();
  recusar(req, res, 403, 'Pedido recusado: veio de outro site.');
};

/** Whether the body is the file itself, at an address that takes it so. */
function isKnownFile(req: Request): boolean {
  const route = fileRouteOf(req);
  return route !== null && isFile(req, route);
}

/** Forms and text reach no mutation (item 28): a body is JSON, a file where one is sent, or absent. */
export const jsonOnly: RequestHandler = (req, res, next) => {
  const tamanho = req.headers['content-length'];
  const temCorpo = req.headers['transfer-encoding'] !== undefined || (tamanho !== undefined && tamanho !== '0');
  if (!temCorpo || LEITURA.has(req.method) || req.is('application/json') || isKnownFile(req)) return next();
  recusar(req, res, 415, 'Envie os dados em JSON');
};

/** Nothing of the API is kept by caches (item 40). */
export const noCache: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

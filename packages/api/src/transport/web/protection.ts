import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { BusinessError } from '../../base/business-error.ts';
import { fileRouteOf, isFile } from './file-routes.ts';
import { refuse } from './reject.ts';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      // React writes positions and widths as style attributes.
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

/** Computes helmet's headers once, because they are the same for every request. */
function fixedHeaders(): Map<string, string> {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  protect(req, res, () => undefined);
  // The courier panel uses the wake lock and, if the courier agreed, the position [localizacao].
  res.setHeader(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self), payment=(), screen-wake-lock=(self)',
  );
  return new Map(res.getHeaderNames().map((nome) => [nome, String(res.getHeader(nome))]));
}
const FIXED = fixedHeaders();

/** The security headers, for the proxy that serves the pages (ADR 0040). */
export const SECURITY_HEADERS: ReadonlyMap<string, string> = FIXED;

/** Sets the security headers of every answer (docs/security.md, items 29–31): own scripts only, no framing, no CORS. */
export const sentHeaders: RequestHandler = (_req, res, next) => {
  res.setHeaders(FIXED);
  next();
};

const LEITURA = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether the request comes from a page of the product, or from no page. */
export function sameOrigin(req: Request): boolean {
  const site = req.headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = req.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === req.headers.host;
}

/** Requests of other sites' pages that bring an API key, and therefore no cookie (acesso/chaves/cors.ts). */
const withoutCookie = new WeakSet<Request>();

/** Lets a request from another site pass `sameOriginOnly`. The caller has removed its cookie and checks its key. */
export const allowFromElsewhere = (req: Request): void => void withoutCookie.add(req);

/**
 * Refuses a mutation from another site's page (docs/security.md, item 27). A client that is no browser sends neither
 * header.
 */
export const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (LEITURA.has(req.method) || sameOrigin(req) || withoutCookie.has(req)) return next();
  refuse(req, res, new BusinessError('DE_OUTRO_SITE'));
};

/** Returns whether the body is a raw file, at an address that accepts one. */
function isKnownFile(req: Request): boolean {
  const route = fileRouteOf(req);
  return route !== null && isFile(req, route);
}

/** Refuses bodies other than JSON and raw files, so that no form reaches a mutation (item 28). */
export const jsonOnly: RequestHandler = (req, res, next) => {
  const tamanho = req.headers['content-length'];
  const hasBody = req.headers['transfer-encoding'] !== undefined || (tamanho !== undefined && tamanho !== '0');
  if (!hasBody || LEITURA.has(req.method) || req.is('application/json') || isKnownFile(req)) return next();
  refuse(req, res, new BusinessError('CORPO_NAO_E_JSON'));
};

/** Forbids caches to keep any answer of the API (item 40). */
export const noCache: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

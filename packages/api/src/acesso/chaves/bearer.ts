import { holdsKey } from '@corre/contract/web-address.ts';
import type { Request, RequestHandler } from 'express';
import { BusinessError } from '../../base/business-error.ts';
import { refuse } from '../../transport/web/reject.ts';
import { ehChave, resumoDaChave } from './chave.ts';

/** Blanks include tabs. A header that this pattern missed would leave the cookie in place. */
const BEARER = /^bearer(?:[ \t]+(.*))?$/i;

/**
 * Returns the `Authorization: Bearer` headers of a request. Ignores other schemes, because a proxy may use its own
 * password.
 */
const bearersOf = (req: Request): string[] =>
  // Most calls have no such header, and `headersDistinct` is slower than this check.
  req.headers.authorization === undefined
    ? []
    : (req.headersDistinct.authorization ?? []).filter((header) => BEARER.test(header));

/** Returns whether the request has a key, right or wrong, in place of a session cookie. */
export const hasBearer = (req: Request): boolean => bearersOf(req).length > 0;

/** A cache, because the limiter and the key check of a request both need the hash. */
const hashes = new WeakMap<Request, Buffer | null>();

/**
 * Returns the hash of the request's key, as the database stores it. Returns null without a key or for a malformed key.
 */
export function keyHashOf(req: Request): Buffer | null {
  const known = hashes.get(req);
  if (known !== undefined) return known;
  const [, key = ''] = BEARER.exec(bearersOf(req)[0] ?? '') ?? [];
  const hash = ehChave(key.trim()) ? resumoDaChave(key.trim()) : null;
  hashes.set(req, hash);
  return hash;
}

/**
 * Checks the place of the key before the caller is identified (ADR 0039). A key is allowed in a single `Authorization`
 * header and only under `/api`. A request with a key loses its cookie, so it never has two callers.
 */
export const keyInPlaceOfCookie: RequestHandler = (req, res, next) => {
  if (holdsKey(req.originalUrl)) return refuse(req, res, new BusinessError('CHAVE_NO_ENDERECO'));
  if (!hasBearer(req)) return next();
  if ((req.headersDistinct.authorization ?? []).length > 1) {
    const challenge = 'Bearer realm="corre", error="invalid_request"';
    return refuse(req, res, new BusinessError('AUTHORIZATION_REPETIDO', { challenge }));
  }
  if (req.baseUrl.toLowerCase() !== '/api') return refuse(req, res, new BusinessError('CHAVE_FORA_DA_API'));
  delete req.headers.cookie;
  next();
};

import { holdsKey } from '@corre/contract/web-address.ts';
import type { Request, RequestHandler } from 'express';
import { recusar } from '../../transport/web/reject.ts';
import { ehChave, resumoDaChave } from './chave.ts';

/** A tab for the blank, too: what is not seen here leaves the cookie in its place. */
const BEARER = /^bearer(?:[ \t]+(.*))?$/i;

/** The `Authorization: Bearer` headers of a request. Other schemes are none of ours: a proxy may ask for a password of its own. */
const bearersOf = (req: Request): string[] =>
  // most calls bring none, and telling headers apart costs more than a look
  req.headers.authorization === undefined
    ? []
    : (req.headersDistinct.authorization ?? []).filter((header) => BEARER.test(header));

/** Whether the request comes with a key, right or wrong, in the place of a session's cookie. */
export const hasBearer = (req: Request): boolean => bearersOf(req).length > 0;

/** The brake and the check of one request ask for the same. */
const hashes = new WeakMap<Request, Buffer | null>();

/** What the database would know of the key that came with the request; null when there came none, or nothing that could be one. */
export function keyHashOf(req: Request): Buffer | null {
  const known = hashes.get(req);
  if (known !== undefined) return known;
  const [, key = ''] = BEARER.exec(bearersOf(req)[0] ?? '') ?? [];
  const hash = ehChave(key.trim()) ? resumoDaChave(key.trim()) : null;
  hashes.set(req, hash);
  return hash;
}

const NO_ENDERECO =
  'A chave da API vai no cabeçalho Authorization, nunca no endereço. Endereços ficam em registros: revogue esta chave e crie outra.';

/**
 * Before anything looks at who is calling (docs/decisions/0076-api-keys.md): a key stands in one header `Authorization` and
 * nowhere else, belongs to `/api` only, and a request that brings one brings no cookie: there is never a choice of two callers.
 */
export const keyInPlaceOfCookie: RequestHandler = (req, res, next) => {
  if (holdsKey(req.originalUrl)) return recusar(req, res, 400, NO_ENDERECO);
  if (!hasBearer(req)) return next();
  if ((req.headersDistinct.authorization ?? []).length > 1) {
    res.setHeader('WWW-Authenticate', 'Bearer realm="corre", error="invalid_request"');
    return recusar(req, res, 400, 'Envie um só cabeçalho Authorization.');
  }
  if (req.baseUrl.toLowerCase() !== '/api') return recusar(req, res, 403, 'Chaves da API valem só abaixo de /api.');
  delete req.headers.cookie;
  next();
};

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Buckets } from '../../base/bucket.ts';
import { BusinessError } from '../../base/business-error.ts';
import { networkOf } from '../../base/network.ts';
import type { Brakes } from '../../base/ports.ts';
import { refuse } from '../../transport/web/reject.ts';
import { keyHashOf } from '../chaves/bearer.ts';
import { sessionHashOf } from '../sessoes/cookies.ts';

/**
 * Returns the calls that a request to tRPC names, or null for other requests. It parses like tRPC and the router: an
 * escaped comma separates as well, and the path is case-insensitive. The path is known to decode (pedido.ts).
 */
function lote({ baseUrl, path }: Request): string[] | null {
  const [, nomes] = /^\/trpc\/(.*)$/is.exec(decodeURIComponent(baseUrl + path)) ?? [];
  return nomes?.split(',') ?? null;
}

/** Returns the number of calls of a request. A batch counts once per name. */
const chamadasDe = (req: Request) => lote(req)?.length ?? 1;

/**
 * A list of a thousand couriers asks for a thousand photos at once. A batch of these counts as one call of the session.
 */
const PRESENCA = 'fotos.existe';

function chamadasDaSessao(req: Request): number {
  if (req.originalUrl.startsWith('/api/foto/')) return 0;
  const nomes = lote(req) ?? [];
  return Math.max(1, nomes.filter((nome) => nome !== PRESENCA).length);
}

/**
 * Sets `RateLimit-Policy` and `RateLimit` of a REST answer (draft-ietf-httpapi-ratelimit-headers-10): the calls of a
 * burst and the seconds in which they come back, then the calls that are left and the seconds until all are back.
 */
function tell(req: Request, res: Response, buckets: Buckets, { name, key }: Limit): void {
  const { policy } = buckets;
  if (policy === null || !req.originalUrl.startsWith('/api/')) return;
  const { left, fullIn } = buckets.leftIn(key);
  res.setHeader('RateLimit-Policy', `"${name}";q=${policy.burst};w=${policy.seconds}`);
  res.setHeader('RateLimit', `"${name}";r=${left};t=${fullIn}`);
}

/** One limit of a request: the name of its policy, and the key of its bucket. */
interface Limit {
  name: 'endereco' | 'sessao' | 'chave';
  key: string;
  calls: number;
}

/** Takes the calls of a request out of its bucket. Refuses the request if they are not there. */
function brake(buckets: Buckets, limit: Limit, req: Request, res: Response, next: NextFunction): void {
  const espera = buckets.take(limit.key, limit.calls);
  tell(req, res, buckets, limit);
  if (espera > 0) refuse(req, res, new BusinessError('CHAMADAS_DEMAIS', { espera }));
  else next();
}

/** Limits the requests of an address, for all callers. Files and pages count as well. */
export const brakeAddress =
  ({ perAddress: porEndereco }: Brakes): RequestHandler =>
  (req, res, next) =>
    brake(porEndereco, { name: 'endereco', key: networkOf(req.ip ?? ''), calls: chamadasDe(req) }, req, res, next);

/**
 * Limits the calls of a session or of an API key. It counts by the raw token, before any lookup. The limit of the
 * address covers invented tokens. An answer names this limit instead of the limit of the address.
 */
export const brakeSession =
  ({ perSession: porSessao }: Brakes): RequestHandler =>
  (req, res, next) => {
    const ofKey = keyHashOf(req);
    const token_hash = ofKey ?? sessionHashOf(req);
    if (token_hash === null) return next();
    const key = token_hash.toString('base64');
    brake(porSessao, { name: ofKey ? 'chave' : 'sessao', key, calls: chamadasDaSessao(req) }, req, res, next);
  };

import type { Request, RequestHandler, Response } from 'express';
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

const devagar = (req: Request, res: Response, espera: number) =>
  refuse(req, res, new BusinessError('CHAMADAS_DEMAIS', { espera }));

/** Limits the requests of an address, for all callers. Files and pages count as well. */
export const brakeAddress =
  ({ perAddress: porEndereco }: Brakes): RequestHandler =>
  (req, res, next) => {
    const espera = porEndereco.take(networkOf(req.ip ?? ''), chamadasDe(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

/**
 * Limits the calls of a session or of an API key. It counts by the raw token, before any lookup. The limit of the
 * address covers invented tokens.
 */
export const brakeSession =
  ({ perSession: porSessao }: Brakes): RequestHandler =>
  (req, res, next) => {
    const token_hash = keyHashOf(req) ?? sessionHashOf(req);
    const espera = token_hash === null ? 0 : porSessao.take(token_hash.toString('base64'), chamadasDaSessao(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

import type { Request, RequestHandler, Response } from 'express';
import { networkOf } from '../../base/network.ts';
import type { Brakes } from '../../base/ports.ts';
import { recusar } from '../../transport/web/reject.ts';
import { keyHashOf } from '../chaves/bearer.ts';
import { sessionHashOf } from '../sessoes/cookies.ts';
import { SLOW_DOWN } from './brakes.ts';

/**
 * The calls that a request to tRPC names, null elsewhere. Read as tRPC and the router read it: an escaped comma separates
 * as well, and `/TRPC` leads to the same place. The path is known to decode (pedido.ts).
 */
function lote({ baseUrl, path }: Request): string[] | null {
  const [, nomes] = /^\/trpc\/(.*)$/is.exec(decodeURIComponent(baseUrl + path)) ?? [];
  return nomes?.split(',') ?? null;
}

/** A batch is as many calls as it names. */
const chamadasDe = (req: Request) => lote(req)?.length ?? 1;

/** The list of a thousand couriers asks for as many faces at once: a session pays for those with one call a batch. */
const PRESENCA = 'fotos.existe';

function chamadasDaSessao(req: Request): number {
  if (req.originalUrl.startsWith('/api/foto/')) return 0;
  const nomes = lote(req) ?? [];
  return Math.max(1, nomes.filter((nome) => nome !== PRESENCA).length);
}

function devagar(req: Request, res: Response, espera: number): void {
  res.setHeader('Retry-After', String(espera));
  recusar(req, res, 429, SLOW_DOWN);
}

/** So many requests an address, whoever asks: files and pages count as well. */
export const brakeAddress =
  ({ porEndereco }: Brakes): RequestHandler =>
  (req, res, next) => {
    const espera = porEndereco.tirar(networkOf(req.ip ?? ''), chamadasDe(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

/** So many calls a session, or a key. Counted by what came before anything is read: an invented one is held by its address. */
export const brakeSession =
  ({ porSessao }: Brakes): RequestHandler =>
  (req, res, next) => {
    const token_hash = keyHashOf(req) ?? sessionHashOf(req);
    const espera = token_hash === null ? 0 : porSessao.tirar(token_hash.toString('base64'), chamadasDaSessao(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

import type { Request, RequestHandler, Response } from 'express';
import { resumoDoToken } from '../sessao/sessoes.ts';
import { redeDe } from '../shared-server/rede.ts';
import { tokenDe } from './cookies.ts';
import { DEVAGAR, type Freios } from './freios.ts';
import { recusar } from './recusar.ts';

/** A batch is as many calls as it names. */
const chamadasDe = (req: Request) => (req.originalUrl.startsWith('/trpc/') ? req.path.split(',').length : 1);

function devagar(req: Request, res: Response, espera: number): void {
  res.setHeader('Retry-After', String(espera));
  recusar(req, res, 429, DEVAGAR);
}

/** So many requests an address, whoever asks: files and pages count as well. */
export const frearEndereco =
  ({ porEndereco }: Freios): RequestHandler =>
  (req, res, next) => {
    const espera = porEndereco.tirar(redeDe(req.ip ?? ''), chamadasDe(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

/** So many calls a session. Counted by the cookie before anything is read: an invented one is held by its address. */
export const frearSessao =
  ({ porSessao }: Freios): RequestHandler =>
  (req, res, next) => {
    const token = tokenDe(req);
    const espera = token === null ? 0 : porSessao.tirar(resumoDoToken(token).toString('base64'), chamadasDe(req));
    if (espera > 0) return devagar(req, res, espera);
    next();
  };

import type { Request, RequestHandler, Response } from 'express';
import { RETURN_SECONDS, VOLTANDO } from '../../base/lost-database.ts';
import { recusar } from './reject.ts';

/** 503: the database is on its way back, and so should the caller be. */
export function answerAway(req: Request, res: Response): void {
  res.setHeader('Retry-After', String(RETURN_SECONDS));
  recusar(req, res, 503, VOLTANDO);
}

/** While the database cannot be reached, nobody waits for it: they hear at once when to ask again. */
export const refuseWhileAway =
  (listener: { readonly databaseAway: boolean }): RequestHandler =>
  (req, res, next) =>
    listener.databaseAway ? answerAway(req, res) : next();

/**
 * Once the process leaves, each answer also says that its connection ends with it: proxies and browsers take their next
 * request elsewhere instead of meeting a closed door.
 */
export const closeWhenLeaving =
  (leaving: AbortSignal): RequestHandler =>
  (_req, res, next) => {
    if (leaving.aborted) res.setHeader('Connection', 'close');
    next();
  };

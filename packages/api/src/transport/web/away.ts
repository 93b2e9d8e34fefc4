import type { Request, RequestHandler, Response } from 'express';
import { databaseAway } from '../../base/database-failures.ts';
import { refuse } from './reject.ts';

/** Answers 503 with `Retry-After` while the database is away. */
const answerAway = (req: Request, res: Response): void => refuse(req, res, databaseAway());

/** Refuses requests at once while the database is away, so that no caller waits for it. */
export const refuseWhileAway =
  (listener: { readonly databaseAway: boolean }): RequestHandler =>
  (req, res, next) =>
    listener.databaseAway ? answerAway(req, res) : next();

/**
 * Closes each connection with its answer once the process is leaving. Proxies and browsers then send their next request
 * to another process.
 */
export const closeWhenLeaving =
  (leaving: AbortSignal): RequestHandler =>
  (_req, res, next) => {
    if (leaving.aborted) res.setHeader('Connection', 'close');
    next();
  };

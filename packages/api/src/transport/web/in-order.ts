import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Combines handlers into one. For separate handlers Express matches the path each time, which costs a poll as much as
 * the handler itself.
 */
export const inOrder =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (req: Request, res: Response, next: NextFunction) => {
    let at = 0;
    const go: NextFunction = (error?: unknown) => {
      const handler = handlers[at];
      at += 1;
      if (error || !handler) return next(error);
      return handler(req, res, go);
    };
    go();
  };

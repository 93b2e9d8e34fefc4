import { type AnyRouter, callTRPCProcedure } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Deps } from '../base/deps.ts';
import type { Context } from '../transport/trpc/context.ts';
import { recordOf } from '../transport/web/request-record.ts';
import { HEADERS } from './frames.ts';

const PATH = 'eventos.aoVivo';
/** How long a reader may take for the last frame when the process stops, in milliseconds. */
const FAREWELL_MS = 1_000;

/** Matches the name as tRPC reads it: the decoded part after the last slash. */
const names = ({ method, path }: Request): boolean =>
  method === 'GET' && decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) === PATH;

interface LiveRouteOptions {
  deps: Pick<Deps, 'streams' | 'stopping'>;
  router: AnyRouter;
  createContext: (req: Request, res: Response) => Promise<Context>;
}

/**
 * Serves `eventos.aoVivo` before tRPC's own handler. The procedure decides on permission, and this handler writes the
 * stream (ADR 0036). A refused request goes on to tRPC, which answers with its own error.
 */
export function liveRoute({ deps, router, createContext }: LiveRouteOptions): RequestHandler {
  /** Returns the caller if they may open a stream, or null if the procedure refuses. */
  const admit = async (req: Request, res: Response, signal: AbortSignal) => {
    try {
      const ctx = await createContext(req, res);
      const getRawInput = async () => undefined;
      await callTRPCProcedure({ router, path: PATH, type: 'subscription', ctx, signal, getRawInput, batchIndex: 0 });
      return ctx.ator;
    } catch {
      return null;
    }
  };
  return async (req, res, next) => {
    if (!names(req) || req.query.batch !== undefined) return next();
    const closed = new AbortController();
    const ator = await admit(req, res, closed.signal);
    if (!ator) {
      // tRPC calls the procedure again, and only that call counts.
      recordOf(res).calls.length = 0;
      return next();
    }
    if (res.destroyed) return closed.abort();
    const { user_type, id, token_hash } = ator;
    res.writeHead(200, HEADERS);
    const remove = deps.streams.open({ user_type, id, session: token_hash.toString('base64') }, res);
    const leave = () => void setTimeout(() => res.destroy(), FAREWELL_MS).unref();
    deps.stopping.addEventListener('abort', leave, { once: true });
    res.once('close', () => {
      deps.stopping.removeEventListener('abort', leave);
      remove();
      closed.abort();
    });
  };
}

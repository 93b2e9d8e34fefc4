import { type AnyRouter, callTRPCProcedure } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Deps } from '../base/deps.ts';
import type { Context } from '../transport/trpc/context.ts';
import { recordOf } from '../transport/web/request-record.ts';
import { HEADERS } from './frames.ts';

const PATH = 'eventos.aoVivo';
/** How long a reader may take for the last frame once the process stops, in milliseconds. */
const FAREWELL_MS = 1_000;

/** The name as tRPC reads it: what follows the last slash, decoded. */
const names = ({ method, path }: Request): boolean =>
  method === 'GET' && decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) === PATH;

interface LiveRouteOptions {
  deps: Pick<Deps, 'streams' | 'stopping'>;
  router: AnyRouter;
  createContext: (req: Request, res: Response) => Promise<Context>;
}

/**
 * Serves `eventos.aoVivo` in front of tRPC's own handler: the procedure decides who may, here it is written (decision record
 * 0039). What it refuses goes on to tRPC, which refuses it again in its own words.
 */
export function liveRoute({ deps, router, createContext }: LiveRouteOptions): RequestHandler {
  /** The caller's stream is theirs to open; null where the procedure refuses. */
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
      // tRPC asks again, and that is the call which counts
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

import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import { notNow } from '../base/database-failures.ts';
import type { Deps } from '../base/deps.ts';
import type { Context } from '../transport/trpc/context.ts';
import { errorOf } from '../transport/trpc/init.ts';
import { refuse } from '../transport/web/reject.ts';
import { recordOf } from '../transport/web/request-record.ts';
import { PANEL_HEADERS } from './panel-wire.ts';
import { STREAM_HEADERS } from './wire.ts';

/** The procedure that decides who may open a stream. */
export const LIVE_PROCEDURE = 'eventos.aoVivo';
/** How long a reader may take for the last frame when the process stops, in milliseconds. */
const FAREWELL_MS = 1_000;

/** Matches the name as tRPC reads it: the decoded part after the last slash. */
const names = ({ method, path }: Request): boolean =>
  method === 'GET' && decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) === LIVE_PROCEDURE;

interface LiveRouteOptions {
  deps: Pick<Deps, 'streams' | 'stopping' | 'log'>;
  router: AnyRouter;
  createContext: (req: Request, res: Response) => Promise<Context>;
}

/** The caller of a stream. `key`: the caller has an API key in place of a session. */
interface Admitted {
  ator: Ator;
  key: boolean;
}

/**
 * Returns the caller if the procedure lets them open a stream. Otherwise answers with the status, the `detail` and the
 * `codigo` of the refusal, and returns null.
 */
async function admit(
  { deps, router, createContext }: LiveRouteOptions,
  req: Request,
  res: Response,
  signal: AbortSignal,
): Promise<Admitted | null> {
  recordOf(res).asked = LIVE_PROCEDURE;
  try {
    const ctx = await createContext(req, res);
    const getRawInput = async () => undefined;
    const path = LIVE_PROCEDURE;
    await callTRPCProcedure({ router, path, type: 'subscription', ctx, signal, getRawInput, batchIndex: 0 });
    if (!ctx.ator) throw new BusinessError('SESSAO_TERMINADA');
    return { ator: ctx.ator, key: ctx.escopos !== 'sessao' };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const refusal = notNow(cause) ?? errorOf(error, { path: LIVE_PROCEDURE, input: undefined });
    if (refusal.http === 500)
      deps.log.error({ err: error.cause ?? error, path: LIVE_PROCEDURE, request_id: recordOf(res).request_id });
    refuse(req, res, refusal);
    return null;
  }
}

/** Admits the caller, then lets `open` write the stream until the reader or the process leaves. */
async function serve(
  options: LiveRouteOptions,
  req: Request,
  res: Response,
  open: (admitted: Admitted) => () => void,
): Promise<void> {
  const { stopping } = options.deps;
  const closed = new AbortController();
  const admitted = await admit(options, req, res, closed.signal);
  if (!admitted || res.destroyed) return closed.abort();
  const remove = open(admitted);
  const leave = () => void setTimeout(() => res.destroy(), FAREWELL_MS).unref();
  stopping.addEventListener('abort', leave, { once: true });
  res.once('close', () => {
    stopping.removeEventListener('abort', leave);
    remove();
    closed.abort();
  });
}

const readerOf = ({ ator: { user_type, id, token_hash }, key }: Admitted) => ({
  user_type,
  id,
  session: token_hash.toString('base64'),
  key,
});

/**
 * Serves `eventos.aoVivo` to the panels, before tRPC's own handler. The procedure decides on permission, and this
 * handler writes the stream (ADR 0036). A refusal has the status of the error, while tRPC would answer 200 with the
 * error as an event.
 */
export function liveRoute(options: LiveRouteOptions): RequestHandler {
  return (req, res, next) => {
    if (!names(req) || req.query.batch !== undefined) return next();
    return serve(options, req, res, (admitted) => {
      res.writeHead(200, PANEL_HEADERS);
      return options.deps.streams.open(readerOf(admitted), res);
    });
  };
}

/** Query keys that clients add against caches; they are ignored [chamadas]. */
const IGNORED = '_t';

/**
 * Serves `GET /api/eventos` to clients that are no panels: a session, or an API key with the scope `eventos:ler`. A
 * reader who comes back sends the id of their last event in `Last-Event-ID` [eventos-perdidos].
 */
export function clientLiveRoute(options: LiveRouteOptions): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET') return next();
    const nome = Object.keys(req.query).find((name) => name !== IGNORED);
    if (nome !== undefined) return refuse(req, res, new BusinessError('CAMPO_DESCONHECIDO', { nome }));
    return serve(options, req, res, (admitted) => {
      res.writeHead(200, STREAM_HEADERS);
      return options.deps.streams.open(readerOf(admitted), res, { after: req.get('last-event-id') ?? null });
    });
  };
}

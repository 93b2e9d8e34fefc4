import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../trpc/context.ts';
import { errorOf, refusal } from '../trpc/init.ts';
import { answer } from '../web/answer.ts';
import { recordOf } from '../web/request-record.ts';
import { type FoundRoute, routeFinder } from './find-route.ts';
import { type RestRoute, restRoutes } from './rest-routes.ts';

/** The procedures, and the context of a request. */
export interface RestOptions {
  router: AnyRouter;
  log: Logger;
  /** creates the context of one call; an API key permits some procedures only */
  createContext: (req: Request, res: Response, procedure: string) => Promise<Context>;
}

/** Query keys that clients add against caches; they are ignored [chamadas]. */
const IGNORADOS = new Set(['_t']);

const fieldsOf = (body: unknown): Record<string, unknown> | null => {
  if (body === undefined || body === null) return {};
  return typeof body === 'object' && !Array.isArray(body) ? { ...body } : null;
};

/**
 * Merges query, body and path into one flat input. The path wins, because the authorization checked it. Returns a
 * refusal instead if the body is no object, or if a field is unknown.
 */
export function readInput(
  { rota, params }: FoundRoute,
  req: Pick<Request, 'query' | 'body'>,
): Record<string, unknown> | BusinessError {
  const body = fieldsOf(req.body);
  if (!body) return new BusinessError('CORPO_NAO_E_OBJETO');
  const query = Object.fromEntries(Object.entries(req.query).filter(([nome]) => !IGNORADOS.has(nome)));
  const estranho = Object.keys({ ...query, ...body }).find((campo) => !rota.campos.has(campo));
  if (estranho !== undefined) return new BusinessError('CAMPO_DESCONHECIDO', { nome: estranho });
  return { ...query, ...body, ...params };
}

/** Answers a refusal with its own sentence and a fault with the catalogue's. Logs the fault in full (ADR 0035). */
function recusarChamada(log: Logger, rota: RestRoute, res: Response, causa: unknown, input: unknown): void {
  const error = getTRPCErrorFromUnknown(causa);
  const status = getHTTPStatusCodeFromError(error);
  const request_id = res.getHeader('x-request-id');
  if (status === 500) log.error({ err: error.cause ?? error, rota: rota.nome, request_id });
  const { espera, campo, detail, codigo } = errorOf(error, { path: rota.nome, input });
  if (espera !== null) res.setHeader('Retry-After', String(espera));
  answer(res, status, { detail, codigo, request_id, ...(campo === null ? {} : { campo }) });
}

async function call(options: RestOptions, found: FoundRoute, req: Request, res: Response): Promise<void> {
  const { rota } = found;
  recordOf(res).asked = rota.nome;
  const entrada = readInput(found, req);
  try {
    const ctx = await options.createContext(req, res, rota.nome);
    if (entrada instanceof BusinessError) throw refusal(entrada);
    const data = await callTRPCProcedure({
      router: options.router,
      path: rota.nome,
      getRawInput: async () => entrada,
      ctx,
      type: rota.method === 'GET' ? 'query' : 'mutation',
      signal: undefined,
      batchIndex: 0,
    });
    answer(res, 200, ctx.ensaio && rota.method !== 'GET' ? { ...Object(data), teste: true } : data);
  } catch (causa) {
    recusarChamada(options.log, rota, res, causa, entrada);
  }
}

const METODOS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers OPTIONS with the methods of an address. */
function answerOptions(res: Response, allowed: readonly string[]): void {
  res.setHeader('Allow', allowed.join(', '));
  res.type('text').send(allowed.join(', '));
}

/**
 * Serves every procedure that has a REST address, and passes other requests on. Accepts encoded paths
 * (`Padaria%20S%C3%A3o`, `A%2FB`), query strings on POST and PUT, and a PUT without a body. The library's own handler
 * does none of these (ADR 0035).
 */
export function mountRest(options: RestOptions): RequestHandler {
  const routes = routeFinder(restRoutes(options.router._def.procedures));
  const find = (method: string, path: string) => routes(method === 'HEAD' ? 'GET' : method, path);
  return (req, res, next) => {
    const { method, path } = req;
    const found = find(method, path);
    if (found) return call(options, found, req, res);
    const allowed = method === 'OPTIONS' ? METODOS.filter((verb) => find(verb, path)) : [];
    return allowed.length > 0 ? answerOptions(res, allowed) : next();
  };
}

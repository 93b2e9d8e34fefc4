import type { ErrorCode } from '@corre/contract/erros/list.ts';
import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../trpc/context.ts';
import { errorOf, refusal } from '../trpc/init.ts';
import { answer } from '../web/answer.ts';
import { queryOf, unknownField } from '../web/query.ts';
import { refuse } from '../web/reject.ts';
import { recordOf } from '../web/request-record.ts';
import { setDeprecation } from './deprecation.ts';
import { type FoundRoute, routeFinder } from './find-route.ts';
import { nextLink } from './next-link.ts';
import { type RestRoute, restRoutes } from './rest-routes.ts';

/** The procedures, and the context of a request. */
export interface RestOptions {
  router: AnyRouter;
  log: Logger;
  /** the public address of the installation, if the operator has set one */
  siteUrl: string | undefined;
  /** the paths below `/api` that other handlers answer with GET; a parameter is `{id}` */
  files: readonly string[];
  /** creates the context of one call; an API key permits some procedures only */
  createContext: (req: Request, res: Response, procedure: string) => Promise<Context>;
}

const fieldsOf = (corpo: unknown): Record<string, unknown> | null => {
  if (corpo === undefined || corpo === null) return {};
  return typeof corpo === 'object' && !Array.isArray(corpo) ? { ...corpo } : null;
};

/**
 * Merges query, body and path into one flat input. The path wins, because the authorization checked it. Returns a
 * refusal instead if the body is no object, or if a field is unknown.
 */
export function readInput(
  { rota, params }: FoundRoute,
  req: Pick<Request, 'query' | 'body'>,
): Record<string, unknown> | BusinessError {
  const corpo = fieldsOf(req.body);
  if (!corpo) return new BusinessError('CORPO_NAO_E_OBJETO');
  const consulta = queryOf(req);
  const estranho = Object.keys({ ...consulta, ...corpo }).find((campo) => !rota.campos.has(campo));
  if (estranho !== undefined) return unknownField(estranho);
  return { ...consulta, ...corpo, ...params };
}

/** Names the limit that refused this call, instead of the limit of all calls, which had calls left. */
function tellLimit(res: Response, codigo: ErrorCode, espera: number): void {
  res.removeHeader('RateLimit-Policy');
  res.setHeader('RateLimit', `"${codigo.toLowerCase()}";r=0;t=${espera}`);
}

/** Answers a refusal with its own sentence and a fault with the catalogue's. Logs the fault in full (ADR 0035). */
function recusarChamada(
  log: Logger,
  rota: RestRoute,
  req: Request,
  res: Response,
  causa: unknown,
  input: unknown,
): void {
  const erro = getTRPCErrorFromUnknown(causa);
  const status = getHTTPStatusCodeFromError(erro);
  const request_id = res.getHeader('x-request-id');
  if (status === 500) log.error({ err: erro.cause ?? erro, rota: rota.nome, request_id });
  const recusa = errorOf(erro, { path: rota.nome, input });
  if (status === 429 && recusa.espera !== null) tellLimit(res, recusa.codigo, recusa.espera);
  refuse(req, res, recusa, status);
}

async function call(options: RestOptions, found: FoundRoute, req: Request, res: Response): Promise<void> {
  const { rota } = found;
  recordOf(res).asked = rota.nome;
  if (rota.deprecated) setDeprecation(res, rota.deprecated);
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
    const next = nextLink(req, rota, ctx.page, options.siteUrl);
    if (next !== null) res.setHeader('Link', next);
    answer(res, 200, ctx.ensaio && rota.method !== 'GET' ? { ...Object(data), teste: true } : data);
  } catch (causa) {
    recusarChamada(options.log, rota, req, res, causa, entrada);
  }
}

/** Answers OPTIONS with the methods of an address, and refuses a method that the address does not have. */
function answerAllowed(req: Request, res: Response, allowed: readonly string[]): void {
  res.setHeader('Allow', allowed.join(', '));
  if (req.method === 'OPTIONS') res.type('text').send(allowed.join(', '));
  else refuse(req, res, new BusinessError('METODO_NAO_SUPORTADO'));
}

/** Returns a GET of the finder that another handler answers. */
const fileRoute = (path: string): RestRoute => ({
  nome: '',
  method: 'GET',
  path,
  campos: new Set(),
  callers: null,
  deprecated: null,
});

/**
 * Serves every procedure that has a REST address. A wrong method of a known address is 405 with a true `Allow`; other
 * requests pass on. Accepts encoded paths (`Padaria%20S%C3%A3o`, `A%2FB`), query strings on POST and PUT, and a PUT
 * without a body. The library's own handler does none of these (ADR 0035).
 */
export function mountRest(options: RestOptions): RequestHandler {
  const routes = restRoutes(options.router._def.procedures);
  const { find } = routeFinder(routes);
  const { methodsOf } = routeFinder([...routes, ...options.files.map(fileRoute)]);
  return (req, res, next) => {
    const { method, path } = req;
    const found = find(method, path);
    if (found) return call(options, found, req, res);
    const allowed = methodsOf(path);
    return allowed.length > 0 ? answerAllowed(req, res, allowed) : next();
  };
}

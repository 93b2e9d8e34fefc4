import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../trpc/context.ts';
import { detailOf, fieldOf, retryAfterOf } from '../trpc/init.ts';
import { type RestRoute, restRoutes } from './rest-routes.ts';

/** What the mounting needs: the procedures, and the context of a request. */
export interface RestOptions {
  router: AnyRouter;
  log: Logger;
  createContext: (req: Request, res: Response) => Promise<Context>;
}

/** Query keys that clients add against caches and that mean nothing (specification §7, `_t=timestamp`). */
const IGNORADOS = new Set(['_t']);

const comoObjeto = (corpo: unknown): Record<string, unknown> | null => {
  if (corpo === undefined || corpo === null) return {};
  return typeof corpo === 'object' && !Array.isArray(corpo) ? { ...corpo } : null;
};

/**
 * One flat input out of a request: query, then body, then path; the path wins, because it is what was authorised.
 * Returns a Portuguese sentence instead when the body is no object or carries a field that the call does not know.
 */
export function readInput(
  rota: RestRoute,
  req: Pick<Request, 'query' | 'body' | 'params'>,
): Record<string, unknown> | string {
  const corpo = comoObjeto(req.body);
  if (!corpo) return 'Envie um objeto JSON';
  const estranho = Object.keys(corpo).find((campo) => !rota.campos.has(campo));
  if (estranho !== undefined) return `Campo desconhecido: ${estranho.slice(0, 60)}`;
  const consulta = Object.fromEntries(Object.entries(req.query).filter(([nome]) => !IGNORADOS.has(nome)));
  return { ...consulta, ...corpo, ...req.params };
}

/** Answers a refusal with its sentence, a fault with the catalogue's, and logs the fault whole (decision record 0032). */
function recusarChamada(log: Logger, rota: RestRoute, res: Response, causa: unknown, input: unknown): void {
  const erro = getTRPCErrorFromUnknown(causa);
  const status = getHTTPStatusCodeFromError(erro);
  const request_id = res.getHeader('x-request-id');
  if (status >= 500) log.error({ err: erro.cause ?? erro, rota: rota.nome, request_id });
  const espera = retryAfterOf(erro);
  if (espera !== null) res.setHeader('Retry-After', String(espera));
  const campo = fieldOf(erro);
  const detail = detailOf(erro, { path: rota.nome, input });
  res.status(status).json({ detail, request_id, ...(campo === null ? {} : { campo }) });
}

const responder = (opcoes: RestOptions, rota: RestRoute) => async (req: Request, res: Response) => {
  const entrada = readInput(rota, req);
  try {
    const ctx = await opcoes.createContext(req, res);
    if (typeof entrada === 'string') {
      res.status(400).json({ detail: entrada, request_id: ctx.request_id });
      return;
    }
    const dados = await callTRPCProcedure({
      router: opcoes.router,
      path: rota.nome,
      getRawInput: async () => entrada,
      ctx,
      type: rota.metodo === 'GET' ? 'query' : 'mutation',
      signal: undefined,
      batchIndex: 0,
    });
    res.json(dados);
  } catch (causa) {
    recusarChamada(opcoes.log, rota, res, causa, entrada);
  }
};

/**
 * Mounts every procedure with a REST address on Express, which decodes paths (`Padaria%20S%C3%A3o`, `A%2FB`), keeps query
 * strings on POST and PUT, and takes PUTs without a body. The library's own handler does none of these
 * (docs/decisions/0008-rest-and-trpc.md).
 */
export function mountRest(opcoes: RestOptions): Router {
  const rest = express.Router({ caseSensitive: true });
  for (const rota of restRoutes(opcoes.router._def.procedures)) {
    const caminho = rota.caminho.replaceAll(/\{(\w+)\}/g, ':$1');
    rest.route(caminho)[rota.metodo.toLowerCase() as Lowercase<RestRoute['metodo']>](responder(opcoes, rota));
  }
  return rest;
}

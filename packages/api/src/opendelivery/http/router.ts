import { errorDetail } from '@corre/contract/erros/list.ts';
import { FALHA_GERAL } from '@corre/contract/falhas.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { BusinessError } from '../../base/business-error.ts';
import { contarRecusaDe } from '../../base/contar-recusa.ts';
import { databaseAway, notNow } from '../../base/database-failures.ts';
import type { Deps } from '../../base/deps.ts';
import { appId } from '../../saida/identidade.ts';
import { registrarChamada } from '../../saida/registrar-chamada.ts';
import { bearerOf, demandShop } from '../acesso/caller.ts';
import { credentialsOf } from '../acesso/credentials.ts';
import { listMerchants } from '../acesso/list-merchants.ts';
import { createRates, type Rates } from '../acesso/rates.ts';
import { giveToken } from '../acesso/token.ts';
import { Problem } from '../formato/problem.ts';
import { type Answer, sendAnswer, sendProblem } from './answer.ts';
import { authorize } from './authorize.ts';
import { readBody } from './body.ts';
import { openDeliveryDescription } from './description.ts';
import { endpointOf, logistics } from './logistics.ts';
import { manifestOf } from './manifest.ts';
import { AUTHORIZE, DESCRIPTION, MANIFEST, MERCHANTS, methodsAt, TOKEN, VERSIONED } from './places.ts';

/** Titles for the errors that libraries throw about a wrong request. */
const TITLES: Record<number, string> = {
  413: 'Corpo grande demais: o máximo é 64 KB',
  415: 'Envie o corpo sem compressão',
};

/** Returns the HTTP status. A conflict becomes 422, because Open Delivery has no 409. */
const statusOf = ({ status, http }: BusinessError) => (status === 'CONFLICT' ? 422 : http);

const problemFor = (error: BusinessError) => new Problem(statusOf(error), error.detail, { wait: error.espera });

const away = (): Problem => problemFor(databaseAway());

/** Turns any error into a refusal. Logs unexpected errors in full. */
function problemOf(error: unknown, log: Logger, request_id: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BusinessError) return problemFor(error);
  const unavailable = notNow(error);
  if (unavailable) return problemFor(unavailable);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, TITLES[status] ?? errorDetail('PEDIDO_INVALIDO', {}));
  }
  log.error({ err: error, request_id });
  return new Problem(500, FALHA_GERAL);
}

/** The error codes of version 2's token endpoint and of its merchant capability. */
const CODES: Record<number, string> = { 400: 'invalid_request', 401: 'invalid_client', 429: 'too_many_requests' };
const tokenFields = ({ status, title, code }: Problem) => ({ code: code ?? CODES[status] ?? 'error', message: title });

async function token(req: Request, res: Response, deps: Deps, rates: Rates, heard: Heard): Promise<Answer> {
  const credentials = credentialsOf(await readBody(req, res, { form: true }), req.headers.authorization);
  const { config, vault } = deps;
  const ip = req.ip ?? '';
  rates.token(credentials.client_id, ip);
  const onKnown = (integracao_id: number) => {
    heard.integracao_id = integracao_id;
  };
  const onRefused = () => rates.refused(ip);
  return { status: 200, body: await giveToken(deps.orm.em.fork(), { config, vault, onKnown, onRefused }, credentials) };
}

async function manifest({ orm, config }: Deps): Promise<Answer> {
  return { status: 200, body: manifestOf(await appId(orm.em.fork(), config)) };
}

async function merchants(req: Request, { orm }: Deps, rates: Rates, heard: Heard): Promise<Answer> {
  heard.rota = 'merchants';
  const bearer = await bearerOf(orm.em.fork(), req.headers.authorization);
  if ('aplicativo_id' in bearer) rates.application(bearer.aplicativo_id);
  else {
    heard.integracao_id = bearer.caller.id;
    rates.call(bearer.caller.id);
    demandShop(bearer.caller);
  }
  return { status: 200, body: await listMerchants(orm.em.fork(), bearer, { ...req.query }) };
}

const pathOf = ({ path }: Request): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

async function answer(req: Request, res: Response, deps: Deps, rates: Rates, heard: Heard): Promise<Answer> {
  const path = pathOf(req);
  const allow = methodsAt(req.method, path);
  if (req.method === 'OPTIONS') return { status: 204, allow };
  if (deps.listener.databaseAway) throw away();
  if (TOKEN.test(path)) return token(req, res, deps, rates, heard);
  if (DESCRIPTION.test(path)) return { status: 200, body: openDeliveryDescription() };
  if (MANIFEST.test(path)) return manifest(deps);
  if (AUTHORIZE.test(path)) return authorize(req, deps.config);
  if (MERCHANTS.test(path)) return merchants(req, deps, rates, heard);
  const [, version, rest = ''] = VERSIONED.exec(path) ?? [];
  const found = endpointOf(req.method, rest);
  heard.rota = found.endpoint.rota;
  const versao = version === 'v1' ? 'v1' : 'v2';
  return logistics(req, res, { deps, rates, versao, ...found }, (caller) => {
    heard.integracao_id = caller.id;
  });
}

function refuse(req: Request, res: Response, problem: Problem): void {
  const path = pathOf(req);
  sendProblem(res, problem, TOKEN.test(path) || MERCHANTS.test(path) ? tokenFields(problem) : {});
}

/** The known facts of a call in progress. `integracao_id` is null until the caller is known. */
interface Heard {
  rota: string;
  integracao_id: number | null;
}

/** Records a call among the last calls of its integration. A failure to record does not change the answer. */
async function note(
  { orm, log }: Deps,
  { rota, integracao_id }: Heard,
  told: { http: number; ms: number; erro: string | null },
) {
  if (integracao_id === null) return;
  const chamada = { integracao_id, direcao: 'entrada' as const, rota, ...told };
  await registrarChamada(orm.em.fork(), chamada).catch((err: unknown) => log.warn({ err }, 'a call was not noted'));
}

/**
 * Serves Abrasel's Open Delivery logistics at `/od`, v1 and v2 from one implementation (ADR 0038). Input is read
 * tolerantly and output is strict. Every refusal is `application/problem+json`. Cookies are ignored.
 */
export function openDelivery(deps: Deps): RequestHandler {
  const rates = createRates(deps.config);
  return async (req, res) => {
    const heard: Heard = { rota: 'token', integracao_id: null };
    const begun = performance.now();
    const ms = () => Math.round(performance.now() - begun);
    try {
      if (!deps.config.OD) throw new Problem(404, 'Endereço não encontrado');
      const given = await answer(req, res, deps, rates, heard);
      await note(deps, heard, { http: given.status, ms: ms(), erro: null });
      sendAnswer(res, given);
    } catch (error) {
      contarRecusaDe(req, deps.orm.em, error);
      const problem = problemOf(error, deps.log, res.getHeader('x-request-id'));
      const told = { http: problem.status, ms: ms(), erro: problem.title };
      if (!res.headersSent) refuse(req, res, problem);
      // Record after the refusal, so that the time of the answer does not show whether the client exists.
      await note(deps, heard, told);
    }
  };
}

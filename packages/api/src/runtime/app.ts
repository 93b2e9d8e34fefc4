import type { RequestListener } from 'node:http';
import { LOTE_MAX } from '@corre/contract/constants.ts';

import {
  CLIENT_LIVE_PATH,
  OPEN_DELIVERY_PATH,
  OPEN_DELIVERY_PLACES,
  PIX_PATH,
  PIX_WEBHOOK_PATH,
  SECURITY_TXT_PATH,
  TRACKING_PATH,
} from '@corre/contract/web-paths.ts';
import type { TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { hasBearer, keyInPlaceOfCookie } from '../acesso/chaves/bearer.ts';
import { keysInBrowsers } from '../acesso/chaves/cors.ts';
import { algumaChavePode } from '../acesso/chaves/escopos.ts';
import { brakeAddress, brakeSession } from '../acesso/limits/brake-requests.ts';
import { COOKIE_DOMAIN, largeSender } from '../acesso/sessoes/cookies.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { pixWebhook } from '../dinheiro/recebimentos/webhook-route.ts';
import { clientLiveRoute, LIVE_PROCEDURE, liveRoute } from '../eventos/live-route.ts';
import { openDelivery } from '../opendelivery/http/router.ts';
import { fotoDoProblemaRoute } from '../pedidos/problemas/foto-route.ts';
import { fotoDaProvaRoute } from '../pedidos/prova/foto-route.ts';
import { keepSecret, trackingPages } from '../pedidos/rastreio/page/route.ts';
import { fotoRoute } from '../pessoas/fotos/foto-route.ts';
import { routeFinder } from '../transport/rest/find-route.ts';
import { mountRest } from '../transport/rest/mount-rest.ts';
import { type RestRoute, restRoutes } from '../transport/rest/rest-routes.ts';
import { answerQueries } from '../transport/trpc/answer-queries.ts';
import { retryAfterOf } from '../transport/trpc/init.ts';
import { closeWhenLeaving, refuseWhileAway } from '../transport/web/away.ts';
import { readBody } from '../transport/web/body.ts';
import { transportFailure } from '../transport/web/failure.ts';
import { inOrder } from '../transport/web/in-order.ts';
import { observeRequests } from '../transport/web/observe-requests.ts';
import { jsonOnly, noCache, sameOriginOnly, sentHeaders } from '../transport/web/protection.ts';
import { refuse } from '../transport/web/reject.ts';
import { knownMethodsOnly, noCredentialsInUrl, wholePathOnly } from '../transport/web/request.ts';
import { serveApps } from '../transport/web/serve-apps.ts';
import { answerPolls } from './answer-polls.ts';
import { createAskedContext, createContext, createRestContext } from './create-context.ts';
import { pronto, vivo } from './health.ts';
import { DESCRIPTION_PATHS, descriptionRoutes } from './openapi/description-routes.ts';
import { STREAM_PATH } from './openapi/live-stream.ts';
import { DELIVERY_PHOTOS, PHOTO_PATHS } from './openapi/photos.ts';
import { appRouter } from './router.ts';
import { securityTxt } from './security-txt.ts';

/**
 * Returns a GET for keys that is no procedure with a REST address. `nome` is the procedure whose permission it needs.
 */
const besideProcedures = (nome: string, path: string): RestRoute => ({
  nome,
  method: 'GET',
  path,
  campos: new Set(),
  callers: null,
  deprecated: null,
});

/** The calls that an API key may make. */
const ofKeys = routeFinder(
  [
    ...restRoutes(appRouter._def.procedures),
    besideProcedures(LIVE_PROCEDURE, STREAM_PATH),
    ...DELIVERY_PHOTOS.map(({ procedure, path }) => besideProcedures(procedure, path)),
  ].filter(({ nome }) => algumaChavePode(nome)),
);
const procedures = new Set(Object.keys(appRouter._def.procedures));

const naoEncontrado = (req: Request, res: Response) => refuse(req, res, new BusinessError('CAMINHO_NAO_ENCONTRADO'));

function api(deps: Deps, body: RequestHandler): express.Router {
  const rotas = express.Router({ caseSensitive: true });
  rotas.get('/foto/:user_type/:user_id', fotoRoute(deps));
  rotas.get('/solicitacao/:id/foto', fotoDaProvaRoute(deps));
  rotas.get('/problema/:id/foto', fotoDoProblemaRoute(deps));
  rotas.use(descriptionRoutes(deps.config));
  rotas.use(inOrder(noCache, sameOriginOnly, noCredentialsInUrl, jsonOnly, body));
  rotas.use('/rastreio', keepSecret);
  rotas.use(
    mountRest({
      router: appRouter,
      log: deps.log,
      siteUrl: deps.config.SITE_URL,
      files: [...PHOTO_PATHS, ...DESCRIPTION_PATHS],
      createContext: (req, res, procedure) => createRestContext(deps, req, res, procedure),
    }),
  );
  rotas.use(naoEncontrado);
  return rotas;
}

/** Returns the longest `Retry-After` of the errors, if any has one. */
function waitOf(errors: TRPCError[]): Record<string, string> {
  const esperas = errors.map(retryAfterOf).filter((espera) => espera !== null);
  return esperas.length > 0 ? { 'retry-after': String(Math.max(...esperas)) } : {};
}

function trpc(deps: Deps, body: RequestHandler): express.Router {
  const rotas = express.Router();
  // The context may have failed, so the request id comes from the response.
  const registrar = (error: TRPCError, path: string | undefined, res: Response | undefined) => {
    const request_id = res?.getHeader('x-request-id');
    if (error.code === 'INTERNAL_SERVER_ERROR') deps.log.error({ err: error.cause ?? error, path, request_id });
  };
  rotas.use(
    inOrder(noCache, sameOriginOnly, noCredentialsInUrl, jsonOnly, body),
    answerQueries({
      router: appRouter,
      maxBatchSize: LOTE_MAX,
      createContext: (req, res) => createContext(deps, req, res),
      headersOf: waitOf,
      onError: registrar,
    }),
  );
  rotas.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req, res }) => createContext(deps, req, res),
      maxBatchSize: LOTE_MAX,
      responseMeta: ({ errors }) => ({ headers: waitOf(errors) }),
      onError: ({ error, path, req }) => registrar(error, path, req.res),
    }),
  );
  return rotas;
}

const live = (deps: Deps) =>
  liveRoute({ deps, router: appRouter, createContext: (req, res) => createAskedContext(deps, req, res) });

const clientLive = (deps: Deps) =>
  clientLiveRoute({
    deps,
    router: appRouter,
    createContext: (req, res) =>
      hasBearer(req) ? createRestContext(deps, req, res, LIVE_PROCEDURE) : createAskedContext(deps, req, res),
  });

/** Mounts Open Delivery, which has its own router and its own answers (ADR 0038). */
function mountOpenDelivery(app: Express, deps: Deps): void {
  const od = openDelivery(deps);
  app.use(OPEN_DELIVERY_PATH, od);
  if (!deps.config.OD) return;
  const [manifest, token] = OPEN_DELIVERY_PLACES;
  // All methods, so that a wrong method gets Open Delivery's form of refusal.
  app.all(manifest, (req, res, next) => {
    req.url = '/v2/.well-known/opendelivery';
    return od(req, res, next);
  });
  app.all(token, od);
}

/**
 * Returns the whole product as one Express application: tRPC under `/trpc`, REST under `/api`, the five builds under
 * their paths. `appsDir` is the folder of the apps; without builds only the API answers. `metrics` answers `/metrics`.
 */
export function createApp(deps: Deps, appsDir: string, metrics: RequestListener | null = null): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.TRUST_PROXY);
  app.set(COOKIE_DOMAIN, deps.config.COOKIE_DOMINIO);
  app.set('query parser', 'simple');
  app.use(
    inOrder(
      observeRequests({ config: deps.config, log: deps.log, procedures }),
      sentHeaders,
      closeWhenLeaving(deps.leaving),
      answerPolls(deps),
      knownMethodsOnly,
      wholePathOnly,
    ),
  );
  app.get('/healthz', vivo);
  app.get('/readyz', pronto(deps));
  if (metrics) app.get('/metrics', metrics);
  app.get(SECURITY_TXT_PATH, securityTxt(deps.config));
  app.use(brakeAddress(deps.brakes));
  mountOpenDelivery(app, deps);
  app.use(PIX_WEBHOOK_PATH, pixWebhook(deps));
  app.use(PIX_PATH, naoEncontrado);
  app.use(
    ['/api', '/trpc'],
    // The pages of other sites come before the limits, so that they can read the refusals of the limits.
    inOrder(
      refuseWhileAway(deps.listener),
      keyInPlaceOfCookie,
      keysInBrowsers(deps, ofKeys.methodsOf),
      brakeSession(deps.brakes),
    ),
  );
  // Before the compression, which would keep a compressor for each stream.
  app.use('/trpc', noCredentialsInUrl, live(deps));
  app.get(CLIENT_LIVE_PATH, noCredentialsInUrl, clientLive(deps));
  app.use(compression());
  app.use(TRACKING_PATH, trackingPages(deps));
  // Both transports share one reader, because an account may send one large body at a time.
  const body = readBody(largeSender(deps));
  app.use('/api', api(deps, body));
  app.use('/trpc', trpc(deps, body));
  app.use(serveApps(appsDir), naoEncontrado);
  app.use(transportFailure(deps));
  return app;
}

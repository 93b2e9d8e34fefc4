import { randomUUID } from 'node:crypto';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { fotoRoute } from './fotos/foto-route.ts';
import { documento } from './rest/documento.ts';
import { montarRest } from './rest/montar-rest.ts';
import { paginaDaApi } from './rest/pagina.ts';
import { appRouter } from './router.ts';
import { pronto, vivo } from './saude/saude.ts';
import type { Deps } from './trpc/context.ts';
import { criarContexto } from './trpc/criar-contexto.ts';
import { cabecalhos, falhaDeTransporte, permissoes, semCache, soJson, soMesmaOrigem } from './web/protecao.ts';
import { servirApps } from './web/servir-apps.ts';

/** A 5 MB photo in base64 is 7 MB of JSON; nothing else comes near a hundredth of it. */
const CORPO_FOTO = '8mb';
const CORPO = '1mb';
const CORPO_TRPC_BYTES = 8 * 1024 * 1024;

const identificar = (_req: Request, res: Response, next: () => void) => {
  res.setHeader('X-Request-Id', randomUUID());
  next();
};

const naoEncontrado = (_req: Request, res: Response) =>
  void res.status(404).json({ detail: 'Endereço não encontrado' });

function api(deps: Deps): express.Router {
  const rotas = express.Router({ caseSensitive: true });
  rotas.get('/foto/:user_type/:user_id', fotoRoute(deps));
  rotas.get('/openapi.json', (_req, res) => void res.json(documento()));
  rotas.get('/docs', (_req, res) => void res.type('html').send(paginaDaApi(documento())));
  rotas.use(semCache, soMesmaOrigem, soJson);
  rotas.use('/upload/foto', express.json({ limit: CORPO_FOTO }));
  rotas.use(express.json({ limit: CORPO }));
  rotas.use(montarRest(appRouter, deps));
  rotas.use(naoEncontrado);
  return rotas;
}

function trpc(deps: Deps): express.Router {
  const rotas = express.Router();
  rotas.use(semCache, soMesmaOrigem, soJson);
  rotas.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req, res }) => criarContexto(deps, req, res),
      maxBodySize: CORPO_TRPC_BYTES,
      onError: ({ error, path, ctx }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') {
          deps.log.error({ err: error.cause ?? error, path, request_id: ctx?.request_id });
        }
      },
    }),
  );
  return rotas;
}

/**
 * The whole product as one Express application: tRPC under `/trpc`, REST under `/api`, the five builds behind their paths.
 * `appsDir` is the folder of the apps; without builds only the API answers.
 */
export function createApp(deps: Deps, appsDir: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(identificar, cabecalhos, permissoes);
  app.get('/healthz', vivo);
  app.get('/readyz', pronto(deps));
  app.use(compression());
  app.use('/api', api(deps));
  app.use('/trpc', trpc(deps));
  app.use(servirApps(appsDir));
  app.use(falhaDeTransporte);
  return app;
}

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
import { LOTE_MAX } from './shared/constantes.ts';
import type { Deps } from './trpc/context.ts';
import { criarContexto } from './trpc/criar-contexto.ts';
import { esperaDe } from './trpc/init.ts';
import { lerCorpo } from './web/corpo.ts';
import { falhaDeTransporte } from './web/falha.ts';
import { frearEndereco, frearSessao } from './web/frear.ts';
import { semCredenciaisNaUrl, soCaminhoInteiro, soMetodosConhecidos } from './web/pedido.ts';
import { cabecalhos, permissoes, semCache, soJson, soMesmaOrigem } from './web/protecao.ts';
import { recusar } from './web/recusar.ts';
import { servirApps } from './web/servir-apps.ts';

const identificar = (_req: Request, res: Response, next: () => void) => {
  res.setHeader('X-Request-Id', randomUUID());
  next();
};

const naoEncontrado = (req: Request, res: Response) => recusar(req, res, 404, 'Endereço não encontrado');

function api(deps: Deps): express.Router {
  const rotas = express.Router({ caseSensitive: true });
  rotas.get('/foto/:user_type/:user_id', fotoRoute(deps));
  rotas.get('/openapi.json', (_req, res) => void res.json(documento()));
  rotas.get('/docs', (_req, res) => void res.type('html').send(paginaDaApi(documento())));
  rotas.use(semCache, soMesmaOrigem, semCredenciaisNaUrl, soJson, lerCorpo());
  rotas.use(montarRest(appRouter, deps));
  rotas.use(naoEncontrado);
  return rotas;
}

function trpc(deps: Deps): express.Router {
  const rotas = express.Router();
  rotas.use(semCache, soMesmaOrigem, semCredenciaisNaUrl, soJson, lerCorpo());
  rotas.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req, res }) => criarContexto(deps, req, res),
      maxBatchSize: LOTE_MAX,
      responseMeta: ({ errors }) => {
        const esperas = errors.map(esperaDe).filter((espera) => espera !== null);
        return esperas.length > 0 ? { headers: { 'retry-after': String(Math.max(...esperas)) } } : {};
      },
      onError: ({ error, path, req }) => {
        // the context may be what failed: the id is the answer's
        const request_id = req.res?.getHeader('x-request-id');
        if (error.code === 'INTERNAL_SERVER_ERROR') deps.log.error({ err: error.cause ?? error, path, request_id });
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
  app.use(identificar, cabecalhos, permissoes, soMetodosConhecidos, soCaminhoInteiro);
  app.get('/healthz', vivo);
  app.get('/readyz', pronto(deps));
  app.use(frearEndereco(deps.freios), compression());
  app.use(['/api', '/trpc'], frearSessao(deps.freios));
  app.use('/api', api(deps));
  app.use('/trpc', trpc(deps));
  app.use(servirApps(appsDir), naoEncontrado);
  app.use(falhaDeTransporte(deps.log));
  return app;
}

import type { RastreioView } from '@corre/contract/rastreio/contrato.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { BusinessError } from '../../../base/business-error.ts';
import { contarRecusaDe } from '../../../base/contar-recusa.ts';
import { notNow } from '../../../base/database-failures.ts';
import type { Deps } from '../../../base/deps.ts';
import { fotoDoLink } from '../rastreio.queries.ts';
import { recusarRastreio } from '../recusar.ts';
import { abrirLink, type Pedido, verRastreio } from '../ver.ts';
import { CLOSED_PAGE, failedPage, livePage, PAGE_POLICY, UNKNOWN_PAGE } from './document.ts';
import { stateOf } from './state.ts';

const HEADERS = new Map([
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Cache-Control', 'no-store'],
]);

/** Sets the headers that keep a link secret, on pages and REST answers. The address itself is the secret. */
export const keepSecret: RequestHandler = (_req, res, next) => {
  res.setHeaders(HEADERS);
  next();
};

type LinkRequest = Request<{ token: string }>;
type Answer = (req: LinkRequest, res: Response) => Promise<unknown>;

const askedBy = ({ params, ip }: LinkRequest): Pedido => ({ token: params.token, ip: ip ?? '' });
const pathOf = ({ params }: LinkRequest) => `${TRACKING_PATH}/${encodeURIComponent(params.token)}`;

const isLive = (seen: RastreioView) => seen.status !== 'encerrada';

/** Answers with a page also after an error. The log never contains the address. */
function guarded({ log, orm }: Pick<Deps, 'log' | 'orm'>, answer: Answer): RequestHandler<{ token: string }> {
  return async (req, res) => {
    try {
      await answer(req, res);
    } catch (cause) {
      contarRecusaDe(req, orm.em, cause);
      const error = notNow(cause) ?? cause;
      if (!(error instanceof BusinessError)) {
        log.error({ err: error, request_id: res.getHeader('x-request-id') });
        res.status(500).send(failedPage('Tente de novo em instantes.'));
        return;
      }
      if (error.espera !== null) res.setHeader('Retry-After', String(error.espera));
      const page = error.codigo === 'LINK_NAO_ENCONTRADO' ? UNKNOWN_PAGE : failedPage(error.detail);
      res.status(error.http).type('html').send(page);
    }
  };
}

/**
 * Returns the routes of the recipient's page, `/r/<token>`. The server renders the whole page, so the first view needs
 * no script. More routes serve the part that the script reloads, the courier's photo and 'Não é comigo'. They read and
 * set no cookie.
 */
export function trackingPages(deps: Deps): Router {
  const { orm } = deps;
  const see = (req: LinkRequest) => verRastreio(orm.em.fork(), deps, askedBy(req));
  const routes = express.Router({ caseSensitive: true });
  routes.use(keepSecret, (_req, res, next) => {
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  routes.get(
    '/:token',
    guarded(deps, async (req, res) => {
      const seen = await see(req);
      res.type('html').send(isLive(seen) ? livePage(seen, pathOf(req), new Date().toISOString()) : CLOSED_PAGE);
    }),
  );
  routes.get(
    '/:token/estado',
    guarded(deps, async (req, res) => {
      const seen = await see(req);
      // The link is closed. The 404 makes the script reload the page.
      if (!isLive(seen)) throw new BusinessError('LINK_NAO_ENCONTRADO');
      res.type('html').send(stateOf(seen).text);
    }),
  );
  routes.get(
    '/:token/foto',
    guarded(deps, async (req, res) => {
      const { bytes } = await abrirLink(deps, askedBy(req), (chave) => fotoDoLink(orm.em.fork(), chave));
      res.type('image/webp').send(bytes);
    }),
  );
  routes.post(
    '/:token/nao-e-comigo',
    guarded(deps, async (req, res) => {
      await orm.em.fork().transactional((em) => recusarRastreio(em, deps, askedBy(req)));
      res.redirect(303, pathOf(req));
    }),
  );
  routes.use((_req, res) => void res.status(404).type('html').send(UNKNOWN_PAGE));
  return routes;
}

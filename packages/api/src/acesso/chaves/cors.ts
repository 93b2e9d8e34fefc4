import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { BusinessError } from '../../base/business-error.ts';
import { allowFromElsewhere, sameOrigin } from '../../transport/web/protection.ts';
import { refuse } from '../../transport/web/reject.ts';
import { hasBearer, keyHashOf } from './bearer.ts';

/** The headers that a page may send. */
const SENT = 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID';
/** The headers that a page may read, beside those that every page may read. */
const READ =
  'X-Request-Id, Link, RateLimit, RateLimit-Policy, Retry-After, Deprecation, Sunset, WWW-Authenticate, Allow';

/** The condition of a live key `k`. */
const viva = sql<boolean>`k.revogada_em is null and (k.expira_em is null or k.expira_em > ${agora})`;

/** Whether any live key names this site. Index `chave_api_das_origens`. */
const siteConhecido = compiled((db, given: Given<{ origem: string }>) =>
  db
    .selectFrom('chave_api as k')
    .innerJoin('comercio as c', (join) => join.onRef('c.id', '=', 'k.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .select('k.id')
    .where(sql<boolean>`k.origens @> array[${given('origem')}::text]`)
    .where(viva)
    .limit(1),
);

/** The sites of a live key. Unique index `chave_api_hash`. */
const sitesDaChave = compiled((db, given: Given<Pick<Row<'chave_api'>, 'chave_hash'>>) =>
  db
    .selectFrom('chave_api as k')
    .innerJoin('comercio as c', (join) => join.onRef('c.id', '=', 'k.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .select('k.origens')
    .where('k.chave_hash', '=', given('chave_hash'))
    .where(viva),
);

const deOutroSite = () => new BusinessError('CHAVE_NAO_VALE_NESTE_SITE');

function permit(res: Response, origin: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', READ);
}

/** Answers a preflight. The methods are those that an API key may use at this address. */
async function answerPreflight(em: Em, origin: string, methods: string[], req: Request, res: Response): Promise<void> {
  res.vary('Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  const [known] = await siteConhecido(em, { origem: origin });
  if (!known) return refuse(req, res, deOutroSite());
  permit(res, origin);
  res.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  res.setHeader('Access-Control-Allow-Headers', SENT);
  res.status(204).end();
}

/**
 * Checks a call with a key from a page of another site. A dead key gets no permission here, and the key check refuses
 * the call (ler-chave.ts). The key is read in each call, so a permission ends with its key.
 */
async function checkCall(em: Em, origin: string, req: Request, res: Response): Promise<BusinessError | null> {
  res.vary('Origin');
  const chave_hash = keyHashOf(req);
  const [key] = chave_hash ? await sitesDaChave(em, { chave_hash }) : [];
  if (key && !key.origens.includes(origin)) return deOutroSite();
  if (key) permit(res, origin);
  allowFromElsewhere(req);
  return null;
}

const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Lets pages of other sites call with an API key that names their origin (ADR 0039). No answer permits cookies, and a
 * request without a key gets no permission, so a session is never readable from elsewhere. Runs after the cookie of a
 * request with a key has been removed (bearer.ts). `methodsOf` returns the methods that a key may use at a path.
 */
export function keysInBrowsers({ orm }: { orm: Orm }, methodsOf: (path: string) => string[]): RequestHandler {
  const check = async (origin: string, req: Request, res: Response, next: NextFunction) => {
    const methods = isPreflight(req) ? methodsOf(req.path) : [];
    if (methods.length > 0) return answerPreflight(orm.em.fork(), origin, methods, req, res);
    if (!hasBearer(req)) return next();
    const refused = await checkCall(orm.em.fork(), origin, req, res);
    return refused ? refuse(req, res, refused) : next();
  };
  return (req, res, next) => {
    const { origin } = req.headers;
    if (origin === undefined || req.baseUrl.toLowerCase() !== '/api' || sameOrigin(req)) return next();
    check(origin, req, res, next).catch(next);
  };
}

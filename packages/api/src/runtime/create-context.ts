import { CABECALHO_DA_CONTA } from '@corre/contract/sessao/painel.ts';
import type { Request, Response } from 'express';
import { hasBearer, keyHashOf } from '../acesso/chaves/bearer.ts';
import { quemTemAChave } from '../acesso/chaves/ler-chave.ts';
import { aparelhoDe } from '../acesso/sessoes/aparelho.ts';
import { cookiesOf, sessionHashOf } from '../acesso/sessoes/cookies.ts';
import { readCaller } from '../acesso/sessoes/sessoes.ts';
import { BusinessError } from '../base/business-error.ts';
import { contarRecusaDe } from '../base/contar-recusa.ts';
import { notNow } from '../base/database-failures.ts';
import type { Deps } from '../base/deps.ts';
import { Page } from '../base/page.ts';
import { lacksFactor } from '../base/second-factor.ts';
import { registrarSinal } from '../despacho/memoria/write-signs.ts';
import type { Context } from '../transport/trpc/context.ts';
import { refusal } from '../transport/trpc/init.ts';
import { recordOf } from '../transport/web/request-record.ts';

/** Returns the refusal of a call that the database cannot do now, or the error itself. Counts an act that is refused. */
function unavailable({ orm }: Deps, req: Request, error: unknown): unknown {
  contarRecusaDe(req, orm.em, error);
  const refused = notNow(error);
  return refused ? refusal(refused) : error;
}

/** The caller of a request, with its permissions. */
type Caller = Pick<Context, 'ator' | 'sem_fator' | 'ensaio' | 'escopos'>;

/**
 * Returns the context of one request, for both transports. The caller comes from the cookie only.
 * @throws TRPCError 503 while the database is away.
 */
export const createContext = (deps: Deps, req: Request, res: Response): Promise<Context> =>
  contextOf(deps, req, res, (em) => bySession(deps, em, req, req.method === 'GET')).catch((error: unknown) => {
    throw unavailable(deps, req, error);
  });

/** Returns the context of a long request, such as a stream. Always reads the session from the database. */
export const createAskedContext = (deps: Deps, req: Request, res: Response): Promise<Context> =>
  contextOf(deps, req, res, (em) => bySession(deps, em, req, false));

/**
 * Returns the context of one REST call. A shop's system may send a key instead of the cookie. The key must permit this
 * procedure (ADR 0039).
 * @throws TRPCError 401, 403, 429 for a refused key; 503 while the database is away.
 */
export async function createRestContext(deps: Deps, req: Request, res: Response, procedure: string): Promise<Context> {
  if (!hasBearer(req)) return createContext(deps, req, res);
  try {
    return await contextOf(deps, req, res, (em) =>
      quemTemAChave(em, deps.brakes, { chave_hash: keyHashOf(req), ip: req.ip ?? '', procedure }),
    );
  } catch (error) {
    if (error instanceof BusinessError) {
      if (error.challenge !== null) res.setHeader('WWW-Authenticate', error.challenge);
      throw refusal(error);
    }
    throw unavailable(deps, req, error);
  }
}

/**
 * Returns the caller of a session, from memory if `remembered` permits it. A mutation always reads the database. A call
 * that names another account is nobody's (CABECALHO_DA_CONTA).
 */
async function bySession(deps: Deps, em: Context['em'], req: Request, remembered: boolean): Promise<Caller> {
  const token_hash = sessionHashOf(req);
  if (token_hash === null) return NOBODY;
  const known = remembered ? deps.sessions.recall(token_hash) : null;
  const heard = known && (known.user_type !== 'entregador' || deps.couriers.heard(known.id));
  const ator = heard ? known : await readSession(deps, em, token_hash);
  const named = req.headers[CABECALHO_DA_CONTA];
  if (ator && named !== undefined && named !== `${ator.user_type}:${ator.id}`) return NOBODY;
  const lacks = ator !== null && lacksFactor(deps.config, ator);
  return { ...NOBODY, ator: lacks ? null : ator, sem_fator: lacks ? ator : null, escopos: 'sessao' };
}

const NOBODY: Caller = { ator: null, sem_fator: null, ensaio: false, escopos: [] };

/** If the sign of life was not due, the stored one is younger than this, in milliseconds (sessoes.ts). */
const SIGN_MS = 1_000;

/** Reads a session from the database. Records a courier's sign of life at once, because the call may depend on it. */
async function readSession({ config, sessions, couriers, listener }: Deps, em: Context['em'], token_hash: Buffer) {
  const [session, courier, instant] = [sessions.now, couriers.now, listener.clock.earliest()];
  const caller = await readCaller(em, token_hash);
  if (!caller) return null;
  const { ator, calado, ate } = caller;
  if (calado) await registrarSinal(em, ator.id);
  // Such a session changes at the call that gives its factor. The next call must know that at once.
  if (!lacksFactor(config, ator)) sessions.keep(ator, session, ate);
  if (ator.user_type === 'entregador') couriers.reached(ator.id, courier, { instant: instant - SIGN_MS, late: calado });
  return ator;
}

async function contextOf(
  deps: Deps,
  req: Request,
  res: Response,
  callerOf: (em: Context['em']) => Promise<Caller>,
): Promise<Context> {
  const em = deps.orm.em.fork();
  const record = recordOf(res);
  const { ator, sem_fator, ensaio, escopos } = await callerOf(em);
  record.role = (ator ?? sem_fator)?.user_type ?? null;
  const chave = req.headers['idempotency-key'];
  return {
    deps,
    em,
    ator,
    sem_fator,
    ensaio,
    escopos,
    cookies: cookiesOf(req, res),
    ip: req.ip ?? '',
    origin: `${req.protocol}://${req.get('host') ?? ''}`,
    aparelho: aparelhoDe(req.get('user-agent')),
    request_id: record.request_id,
    record,
    chave_idempotencia: typeof chave === 'string' && chave !== '' ? chave : null,
    callerLeft: () => res.closed,
    page: new Page(),
  };
}

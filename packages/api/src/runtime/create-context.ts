import type { Request, Response } from 'express';
import { aparelhoDe } from '../acesso/sessoes/aparelho.ts';
import { cookiesOf, sessionHashOf } from '../acesso/sessoes/cookies.ts';
import { readCaller } from '../acesso/sessoes/sessoes.ts';
import type { Deps } from '../base/deps.ts';
import { databaseAway, isLost } from '../base/lost-database.ts';
import { registrarSinal } from '../despacho/fila/registrar-sinal.ts';
import type { Context } from '../transport/trpc/context.ts';
import { refusal } from '../transport/trpc/init.ts';
import { recordOf } from '../transport/web/request-record.ts';

/**
 * The context of one request, the same for both transports: the caller comes out of the cookie and nothing else.
 * @throws TRPCError 503 while the database is away.
 */
export const createContext = (deps: Deps, req: Request, res: Response): Promise<Context> =>
  contextOf(deps, req, res).catch((error: unknown) => {
    throw isLost(error) ? refusal(databaseAway()) : error;
  });

async function contextOf(deps: Deps, req: Request, res: Response): Promise<Context> {
  const em = deps.orm.em.fork();
  const record = recordOf(res);
  const token_hash = sessionHashOf(req);
  const caller = token_hash && (await readCaller(em, token_hash));
  const ator = caller?.ator ?? null;
  record.role = ator?.user_type ?? null;
  // before the call, which may be decided by whether they can be reached
  if (caller?.calado) await registrarSinal(em, caller.ator.id);
  const chave = req.headers['idempotency-key'];
  return {
    deps,
    em,
    ator,
    cookies: cookiesOf(req, res),
    ip: req.ip ?? '',
    aparelho: aparelhoDe(req.get('user-agent')),
    request_id: record.request_id,
    record,
    chave_idempotencia: typeof chave === 'string' && chave !== '' ? chave : null,
  };
}

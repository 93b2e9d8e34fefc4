import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { aparelhoDe } from '../acesso/sessoes/aparelho.ts';
import { cookiesOf, sessionHashOf } from '../acesso/sessoes/cookies.ts';
import { readCaller } from '../acesso/sessoes/sessoes.ts';
import type { Deps } from '../base/deps.ts';
import { registrarSinal } from '../despacho/fila/registrar-sinal.ts';
import type { Context } from '../transport/trpc/context.ts';

/** The context of one request, the same for both transports: the caller comes out of the cookie and nothing else. */
export async function createContext(deps: Deps, req: Request, res: Response): Promise<Context> {
  const em = deps.orm.em.fork();
  const token_hash = sessionHashOf(req);
  const caller = token_hash && (await readCaller(em, token_hash));
  const ator = caller?.ator ?? null;
  // before the call, which may be decided by whether they can be reached
  if (caller?.calado) await registrarSinal(em, caller.ator.id);
  const chave = req.headers['idempotency-key'];
  const request_id = String(res.getHeader('x-request-id') ?? randomUUID());
  return {
    deps,
    em,
    ator,
    cookies: cookiesOf(req, res),
    ip: req.ip ?? '',
    aparelho: aparelhoDe(req.get('user-agent')),
    request_id,
    chave_idempotencia: typeof chave === 'string' && chave !== '' ? chave : null,
  };
}

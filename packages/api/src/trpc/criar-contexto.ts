import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { registrarSinal } from '../fila/registrar-sinal.ts';
import { aparelhoDe } from '../sessao/aparelho.ts';
import { lerSessao } from '../sessao/sessoes.ts';
import { cookiesDe } from '../web/cookies.ts';
import type { Context, Deps } from './context.ts';

/** The context of one request, the same for both transports: the caller comes out of the cookie and nothing else. */
export async function criarContexto(deps: Deps, req: Request, res: Response): Promise<Context> {
  const em = deps.orm.em.fork();
  const cookies = cookiesDe(req, res);
  const ator = cookies.token ? await lerSessao(em, cookies.token) : null;
  if (ator?.user_type === 'entregador') await registrarSinal(em, ator.id);
  const chave = req.headers['idempotency-key'];
  const request_id = String(res.getHeader('x-request-id') ?? randomUUID());
  return {
    deps,
    em,
    ator,
    cookies,
    ip: req.ip ?? '',
    aparelho: aparelhoDe(req.get('user-agent')),
    request_id,
    chave_idempotencia: typeof chave === 'string' && chave !== '' ? chave : null,
  };
}

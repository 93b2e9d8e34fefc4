import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { registrarSinal } from '../fila/registrar-sinal.ts';
import { aparelhoDe } from '../sessao/aparelho.ts';
import { lerSessao } from '../sessao/sessoes.ts';
import type { Context, Cookies, Deps } from './context.ts';

/** The session cookie's names: `__Host-` binds it to the host and to https (docs/security.md). */
const NOME_HTTPS = '__Host-corre_sessao';
const NOME_HTTP = 'corre_sessao';

function lerCookie(req: Request, nome: string): string | null {
  for (const parte of (req.headers.cookie ?? '').split(';')) {
    const [chave, valor] = parte.trim().split('=', 2);
    if (chave === nome && valor) return valor;
  }
  return null;
}

function cookiesDe(req: Request, res: Response): Cookies {
  const secure = req.secure;
  const nome = secure ? NOME_HTTPS : NOME_HTTP;
  const opcoes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    token: lerCookie(req, nome),
    gravar: (token, maxAgeSegundos) => void res.cookie(nome, token, { ...opcoes, maxAge: maxAgeSegundos * 1000 }),
    apagar: () => {
      res.clearCookie(nome, opcoes);
      // browsers honour it over https only; the panels clear their own storage besides
      res.setHeader('Clear-Site-Data', '"cache", "storage"');
    },
  };
}

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

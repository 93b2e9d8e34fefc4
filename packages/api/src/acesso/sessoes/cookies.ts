import type { Em, Orm } from '@corre/db/orm.ts';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { lacksFactor } from '../../base/second-factor.ts';
import type { Cookies } from '../../transport/trpc/context.ts';
import type { SenderOf } from '../../transport/web/body.ts';
import { readCaller, resumoDoToken } from './sessoes.ts';

/** Name of the Express setting with the domain whose hosts share the cookies (`COOKIE_DOMINIO`). */
export const COOKIE_DOMAIN = 'cookie domain';

function domainOf(req: Request): string | undefined {
  const domain: unknown = req.app.get(COOKIE_DOMAIN);
  return typeof domain === 'string' ? domain : undefined;
}

/**
 * Over https the prefix binds a cookie to https. Without a shared domain it also binds the cookie to the host
 * (docs/security.md).
 */
function comPrefixo(req: Request, nome: string): string {
  if (!req.secure) return nome;
  return domainOf(req) === undefined ? `__Host-${nome}` : `__Secure-${nome}`;
}
const SESSAO = 'corre_sessao';
const NAVEGADOR = 'corre_navegador';
/** How long a browser stays known without a login, in seconds. Longer than any session. */
const NAVEGADOR_SEGUNDOS = 400 * 86_400;
/** 256 bits in base64url, as the server creates them. Other values are ignored. */
const VALOR = /^[\w-]{43}$/;

const lerCookie = (req: Request, nome: string): string | null => parse(req.headers.cookie ?? '')[nome] || null;

const tokenOf = (req: Request): string | null => lerCookie(req, comPrefixo(req, SESSAO));

/** A cache, because the limiter and the session check of a request both need the hash. */
const hashes = new WeakMap<Request, Buffer | null>();

/** Returns the hash of the request's session token, as the database stores it. Returns null without a token. */
export function sessionHashOf(req: Request): Buffer | null {
  const known = hashes.get(req);
  if (known !== undefined) return known;
  const token = tokenOf(req);
  const token_hash = token === null ? null : resumoDoToken(token);
  hashes.set(req, token_hash);
  return token_hash;
}

/** Returns access to the cookies of a request and its answer. */
export function cookiesOf(req: Request, res: Response): Cookies {
  const opcoes = { httpOnly: true, sameSite: 'lax', path: '/', secure: req.secure, domain: domainOf(req) } as const;
  const gravar = (nome: string, valor: string, segundos: number) =>
    void res.cookie(comPrefixo(req, nome), valor, { ...opcoes, maxAge: segundos * 1000 });
  return {
    get token() {
      return tokenOf(req);
    },
    get navegador() {
      const navegador = lerCookie(req, comPrefixo(req, NAVEGADOR));
      return navegador !== null && VALOR.test(navegador) ? navegador : null;
    },
    save: (token, maxAgeSegundos) => gravar(SESSAO, token, maxAgeSegundos),
    gravarNavegador: (id) => gravar(NAVEGADOR, id, NAVEGADOR_SEGUNDOS),
    apagar: () => {
      res.clearCookie(comPrefixo(req, SESSAO), opcoes);
      // Browsers obey it over https only, so the panels also clear their own storage. The browser itself stays known.
      res.setHeader('Clear-Site-Data', '"cache", "storage"');
    },
  };
}

/**
 * Returns the caller of a request for a picture. Returns null without a session, and for a session that lacks the
 * second factor of its kind of account [segundo-fator].
 */
export async function viewerOf({ config }: Pick<Deps, 'config'>, em: Em, req: Request): Promise<Ator | null> {
  const token_hash = sessionHashOf(req);
  const caller = token_hash && (await readCaller(em, token_hash));
  return caller && !lacksFactor(config, caller.ator) ? caller.ator : null;
}

/** Identifies the sender of a large body before the body is read (ADR 0028). */
export const largeSender =
  ({ orm }: { orm: Orm }): SenderOf =>
  async (req) => {
    const token_hash = sessionHashOf(req);
    if (token_hash === null) return new BusinessError('ARQUIVO_SEM_SESSAO');
    const caller = await readCaller(orm.em.fork(), token_hash);
    // The same answer as the call itself gives, so that a panel asks for the password.
    return caller ? `${caller.ator.user_type}:${caller.ator.id}` : new BusinessError('SESSAO_TERMINADA');
  };

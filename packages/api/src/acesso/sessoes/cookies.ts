import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Cookies } from '../../transport/trpc/context.ts';
import { resumoDoToken } from './sessoes.ts';

/** The application's setting with the domain whose hosts share the cookies (`COOKIE_DOMINIO`), as Express keeps `trust proxy`. */
export const COOKIE_DOMAIN = 'cookie domain';

function domainOf(req: Request): string | undefined {
  const domain: unknown = req.app.get(COOKIE_DOMAIN);
  return typeof domain === 'string' ? domain : undefined;
}

/** Over https the prefix binds a cookie to https, and to the host where no others share it (docs/security.md). */
function comPrefixo(req: Request, nome: string): string {
  if (!req.secure) return nome;
  return domainOf(req) === undefined ? `__Host-${nome}` : `__Secure-${nome}`;
}
const SESSAO = 'corre_sessao';
const NAVEGADOR = 'corre_navegador';
/** How long a browser stays known without a login, in seconds; longer than any session. */
const NAVEGADOR_SEGUNDOS = 400 * 86_400;
/** 256 bits in base64url, as the server makes them: anything else is nobody's. */
const VALOR = /^[\w-]{43}$/;

const lerCookie = (req: Request, nome: string): string | null => parse(req.headers.cookie ?? '')[nome] || null;

/** The session's token, as the browser sent it. */
const tokenOf = (req: Request): string | null => lerCookie(req, comPrefixo(req, SESSAO));

/** The brake and the session check of one request ask for the same. */
const hashes = new WeakMap<Request, Buffer | null>();

/** What the database knows of the token that the browser sent; null when it sent none. */
export function sessionHashOf(req: Request): Buffer | null {
  const known = hashes.get(req);
  if (known !== undefined) return known;
  const token = tokenOf(req);
  const token_hash = token === null ? null : resumoDoToken(token);
  hashes.set(req, token_hash);
  return token_hash;
}

/** The cookies of a request and of its answer. */
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
    gravar: (token, maxAgeSegundos) => gravar(SESSAO, token, maxAgeSegundos),
    gravarNavegador: (id) => gravar(NAVEGADOR, id, NAVEGADOR_SEGUNDOS),
    apagar: () => {
      res.clearCookie(comPrefixo(req, SESSAO), opcoes);
      // browsers honour it over https only; the panels clear their own storage besides. The browser stays known.
      res.setHeader('Clear-Site-Data', '"cache", "storage"');
    },
  };
}

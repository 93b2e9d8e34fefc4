import { CABECALHO_DO_PAINEL, CONSULTA_DO_PAINEL, lerPainel } from '@corre/contract/sessao/painel.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { lacksFactor } from '../../base/second-factor.ts';
import type { Cookies } from '../../transport/trpc/context.ts';
import type { SenderOf } from '../../transport/web/body.ts';
import { PRAZOS, readCaller, resumoDoToken } from './sessoes.ts';

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
/** The newest login of the browser, of any kind of account. */
const SESSAO = 'corre_sessao';
/** The browser's session of this kind of account. */
const sessaoDe = (tipo: UserType) => `${SESSAO}_${tipo}`;
const NAVEGADOR = 'corre_navegador';
/** How long a browser stays known without a login, in seconds. Longer than any session. */
const NAVEGADOR_SEGUNDOS = 400 * 86_400;
/** 256 bits in base64url, as the server creates them. Other values are ignored. */
const VALOR = /^[\w-]{43}$/;

const lerCookie = (req: Request, nome: string): string | null =>
  parse(req.headers.cookie ?? '')[comPrefixo(req, nome)] || null;

/** Returns the token of the browser's session of this kind, or null. */
function tokenDe(req: Request, tipo: UserType): string | null {
  const dela = lerCookie(req, sessaoDe(tipo));
  if (dela !== null) return dela;
  // A login of a release before the kinds had cookies, or a caller that keeps only one. Its kind is not known here.
  const nova = lerCookie(req, SESSAO);
  return USER_TYPES.some((outro) => lerCookie(req, sessaoDe(outro)) === nova) ? null : nova;
}

/** Returns the kind of account of the panel that calls, or null. */
const panelOf = ({ headers, query }: Request): UserType | null =>
  lerPainel(headers[CABECALHO_DO_PAINEL] ?? query[CONSULTA_DO_PAINEL]);

/** Returns the token of the panel's own session, or of the newest login for a caller that is no panel. */
function tokenOf(req: Request): string | null {
  const tipo = panelOf(req);
  return tipo === null ? lerCookie(req, SESSAO) : tokenDe(req, tipo);
}

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
  const tirar = (nome: string) => void res.clearCookie(comPrefixo(req, nome), opcoes);
  return {
    tokenDe: (tipo) => tokenDe(req, tipo),
    get tokens() {
      return tokensOf(req);
    },
    get navegador() {
      const navegador = lerCookie(req, NAVEGADOR);
      return navegador !== null && VALOR.test(navegador) ? navegador : null;
    },
    save: (tipo, token) => {
      for (const nome of [SESSAO, sessaoDe(tipo)]) gravar(nome, token, PRAZOS[tipo].absoluto);
    },
    gravarNavegador: (id) => gravar(NAVEGADOR, id, NAVEGADOR_SEGUNDOS),
    apagar: () => {
      const saiu = tokenOf(req);
      const ficam = USER_TYPES.filter((tipo) => ![null, saiu].includes(lerCookie(req, sessaoDe(tipo))));
      const nova = lerCookie(req, SESSAO);
      const [outra] = ficam;
      const herda = outra && lerCookie(req, sessaoDe(outra));
      if (nova === null || nova === saiu) {
        if (outra && herda) gravar(SESSAO, herda, PRAZOS[outra].absoluto);
        else tirar(SESSAO);
      }
      for (const tipo of USER_TYPES) if (lerCookie(req, sessaoDe(tipo)) === saiu) tirar(sessaoDe(tipo));
      limparNavegador(req, res);
    },
    apagarTodas: () => {
      for (const nome of [SESSAO, ...USER_TYPES.map(sessaoDe)]) tirar(nome);
      limparNavegador(req, res);
    },
  };
}

const CACHE = '"cache"';
const TUDO = `${CACHE}, "storage"`;
/**
 * Browsers obey it over https only, so the panels also clear their own storage. The browser itself stays known. A panel
 * deletes what it stored of its account; taps of another account may wait there (ADR 0049).
 */
const limparNavegador = (req: Request, res: Response) =>
  void res.setHeader('Clear-Site-Data', panelOf(req) === null ? TUDO : CACHE);

/** Returns the tokens of all sessions of the browser, each once, the newest login first. */
const tokensOf = (req: Request): string[] => [
  ...new Set(
    [SESSAO, ...USER_TYPES.map(sessaoDe)].map((nome) => lerCookie(req, nome)).filter((token) => token !== null),
  ),
];

/**
 * Returns the callers of a request for a picture, the newest login first. The address of a picture names no panel, so
 * each session of the browser counts, but none that lacks the second factor of its kind of account [segundo-fator].
 */
export async function viewersOf({ config }: Pick<Deps, 'config'>, em: Em, req: Request): Promise<Ator[]> {
  const viewers: Ator[] = [];
  for (const token of tokensOf(req)) {
    const caller = await readCaller(em, resumoDoToken(token));
    if (caller && !lacksFactor(config, caller.ator)) viewers.push(caller.ator);
  }
  return viewers;
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

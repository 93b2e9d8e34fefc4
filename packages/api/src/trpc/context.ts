import type { Em, Orm } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Ouvinte } from '../eventos/ouvinte.ts';
import type { Oficina } from '../fotos/oficina.ts';
import type { Vapid } from '../push/vapid.ts';
import type { Limites } from '../sessao/limites.ts';
import type { Cofre } from '../shared-server/cofre.ts';
import type { Freios } from '../web/freios.ts';
import type { Ator } from './ator.ts';

/** What one process holds open and every request shares. */
export interface Deps {
  orm: Orm;
  config: Config;
  log: Logger;
  limites: Limites;
  /** What this process counts in its own memory. */
  freios: Freios;
  /** Where pictures are decoded. */
  oficina: Oficina;
  /** Opens and closes the encrypted columns. */
  cofre: Cofre;
  /** The process's one LISTEN connection. */
  ouvinte: Ouvinte;
  /** With what pushes are signed; null while push is off. */
  vapid: Vapid | null;
  /** Aborts when the process stops: open streams end, their clients reconnect elsewhere. */
  encerrando: AbortSignal;
}

/** The cookies of the answer; the transport writes them. */
export interface Cookies {
  token: string | null;
  /** What a good login left in this browser; null when none did (decision record 0015). */
  navegador: string | null;
  gravar(token: string, maxAgeSegundos: number): void;
  gravarNavegador(id: string): void;
  apagar(): void;
}

/** The context of one call. `em` is this request's; inside a mutation it is bound to the call's transaction. */
export interface Context {
  deps: Deps;
  em: Em;
  ator: Ator | null;
  cookies: Cookies;
  ip: string;
  /** in words, out of the User-Agent: 'Chrome no Android' */
  aparelho: string;
  request_id: string;
  chave_idempotencia: string | null;
}

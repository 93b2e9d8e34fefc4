import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import type { Deps } from '../../base/deps.ts';
import type { RequestRecord } from '../web/request-record.ts';

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
  /** Where it was asked, as the caller wrote it: 'https://corre.example'; for addresses where SITE_URL says nothing. */
  origin: string;
  /** in words, out of the User-Agent: 'Chrome no Android' */
  aparelho: string;
  request_id: string;
  /** What is written down of the request at its end. */
  record: RequestRecord;
  chave_idempotencia: string | null;
  /** Whether the caller hung up before the answer. */
  saiu: () => boolean;
  /** A test key calls: every act is taken back when it is done (docs/decisions/0076-api-keys.md). */
  ensaio: boolean;
  /** What the key that calls may do; null of a session, and of nobody. */
  escopos: readonly string[] | null;
}

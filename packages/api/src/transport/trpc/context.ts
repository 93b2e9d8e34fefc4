import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import type { Deps } from '../../base/deps.ts';
import type { Page } from '../../base/page.ts';
import type { RequestRecord } from '../web/request-record.ts';

/** The cookies of the answer. The transport writes them. */
export interface Cookies {
  /** returns the token of the browser's session of this kind of account, or null (ADR 0027) */
  tokenDe(tipo: UserType): string | null;
  /** the tokens of all sessions of the browser */
  readonly tokens: readonly string[];
  /** the id that a successful login left in this browser; null if there was none (ADR 0028) */
  navegador: string | null;
  /** keeps a session as that of its kind and as the newest login */
  save(tipo: UserType, token: string): void;
  gravarNavegador(id: string): void;
  /** forgets the session of this request */
  apagar(): void;
  /** forgets all sessions of the browser */
  apagarTodas(): void;
}

/** The context of one call. `em` belongs to this request. Inside a mutation it is bound to the call's transaction. */
export interface Context {
  deps: Deps;
  em: Em;
  ator: Ator | null;
  /**
   * the caller of a session without the second factor that its kind of account must have; `ator` is null then, so that
   * every call but those that enrol or give a factor takes the caller for nobody [segundo-fator]
   */
  sem_fator: Ator | null;
  cookies: Cookies;
  ip: string;
  /** the caller's address of this server, 'https://corre.example'; used for links where SITE_URL is not set */
  origin: string;
  /** the device in words, from the User-Agent: 'Chrome no Android' */
  aparelho: string;
  request_id: string;
  /** the log record of the request */
  record: RequestRecord;
  chave_idempotencia: string | null;
  /** returns whether the caller disconnected before the answer */
  callerLeft: () => boolean;
  /** the caller has a test key, so every mutation is rolled back (ADR 0039) */
  ensaio: boolean;
  /** where a paged list goes on; the list writes it */
  page: Page;
  /** the permissions of the caller's API key; a session has all permissions of its account, nobody has none */
  escopos: readonly string[] | 'sessao';
}

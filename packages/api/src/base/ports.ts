import type { Em } from '@corre/db/orm.ts';
import type { Ator } from './ator.ts';
import type { Buckets } from './bucket.ts';
import type { Ajustavel } from './config.ts';

/** A login attempt. `navegador` is the id of a browser that the account knows, else null. */
export interface LoginAttempt {
  user_type: string;
  usuario: string;
  ip: string;
  navegador: string | null;
}

/** A try of a second factor. */
export interface FactorAttempt extends Pick<Ator, 'user_type' | 'id'> {
  ip: string;
}

/** What the administrator said of the company, as this process knows it (configuracoes/known-settings.ts). */
export interface Settings {
  /** What the environment and the presets say, without the administrator. */
  readonly preset: Ajustavel;
  /** Reads again what holds, and changes the process's configuration. Rejects when the database does not answer. */
  read(): Promise<void>;
  /** Reads after a change. A reading that fails is tried again until one works; never rejects. */
  follow(): Promise<void>;
}

/** The process of the demonstration's town that this process starts (ADR 0050). */
export interface Town {
  /** Whether this process has a town: only the demonstration on this machine does. */
  readonly here: boolean;
  /** Whether the town's process began within the last minute. */
  readonly starting: boolean;
  /** Starts the town's process, in place of one that does not report. Does nothing while one is starting. */
  start(): void;
}

/** The limits that all processes share through the table `limite` (docs/security.md, rate limits). */
export interface Limits {
  /**
   * Counts the attempt as failed before the password check, so that parallel guesses are counted too. Throws 429 when
   * there were too many.
   */
  beforeLogin(tentativa: LoginAttempt): Promise<void>;
  /** Removes the attempt from the count after a correct password. */
  afterLogin(tentativa: LoginAttempt): Promise<void>;
  /** Counts one begun challenge from this address. */
  desafiar(ip: string): Promise<void>;
  /**
   * Counts a try of a second factor as failed, before the check: per account, for a while and for a day, and per
   * address. Throws 429 when there were too many [segundo-fator].
   */
  beforeFactor(tentativa: FactorAttempt): Promise<void>;
  /** Removes the try from the count after a right code. */
  afterFactor(tentativa: FactorAttempt): Promise<void>;
  /**
   * Counts an opened one-time link as a wrong guess of this address, before the check. Throws 429 when there were too
   * many [link-de-acesso].
   */
  beforeLink(ip: string): Promise<void>;
  /** Removes the guess from the count after a known link. */
  afterLink(ip: string): Promise<void>;
  /** Counts one search for a courier. `chave` names the account. */
  buscar(chave: string): Promise<void>;
  /** Counts one registration from this address. */
  cadastrar(ip: string): Promise<void>;
  /** Counts one photo of this account. */
  enviarFoto(chave: string): Promise<void>;
  /** Counts one proof photo of this courier. */
  enviarProva(chave: string): Promise<void>;
  close(): Promise<void>;
}

/** The limits of one process. Each process counts for itself (ADR 0028). */
export interface Brakes {
  perSession: Buckets;
  perAddress: Buckets;
  /** Counts one chat message of an account. Throws 429 when there were too many. */
  mensagem(ator: Pick<Ator, 'user_type' | 'id'>): void;
  /** Counts one mutation with an idempotency key. `quem` names the account or the address. */
  chave(quem: string): void;
  /**
   * Counts one request for a tracking link from this address, after the lookup. A correct link is answered even while
   * its address is refused for wrong links. `link` names the requested link. Throws 429 when there were too many.
   */
  abrirLink(ip: string, link: string, found: boolean): void;
  /**
   * Counts one call with an API key from this address. `chave_hash` is null for a malformed key. Throws 429 after too
   * many wrong keys from there, unless this process knows this key as correct.
   * Call the returned function with whether the key was correct, or with null if nobody could tell.
   */
  usarChave(ip: string, chave_hash: Buffer | null): (correct: boolean | null) => void;
  /** Counts one more live stream of a session, or of the keys of an account, until the returned function is called. */
  openStream(ator: Pick<Ator, 'user_type' | 'id' | 'token_hash'>, porChave: boolean): () => void;
}

/**
 * Names the account or the praça that an act works on (ADR 0011). The praça of a courier or a shop may change. The
 * praça of a request never changes.
 */
export type Onde =
  | { entregador_id: number }
  | { comercio_id: number }
  | { solicitacao_id: number }
  | { praca_id: number };

/** A transaction that may hold a row which an act needs, without its statements. */
export interface Holder {
  pid: number;
  aplicacao: string | null;
  estado: string | null;
  /** age of the transaction */
  segundos: number;
  /** the tables that it locks rows of */
  tabelas: string[];
}

/** What the record of a request learns from its act. */
export interface ActRecord {
  /** waiting time for the dispatch lock, in milliseconds */
  waited_ms: number;
  /** who held rows while the act waited in vain */
  held_by?: Holder[];
}

/** The data of an act that waits for its turn to take the dispatch lock. */
export interface ActOfTurn {
  /** its name in the metrics */
  act: string;
  record?: ActRecord;
  /** whether the caller left; such an act is not run */
  callerLeft?: () => boolean;
  /** whose praça it works on; an act without it never shares a turn */
  onde?: Onde | undefined;
  /** has a transaction of its own */
  alone?: boolean;
}

/** Runs an act that takes the dispatch lock, in a transaction, when its turn comes (ADR 0013). */
export type Turn = <T>(em: Em, ato: ActOfTurn, work: (tx: Em) => Promise<T>) => Promise<T>;

/**
 * Tries a shop's request out and returns its answer: nothing of the request is kept. The shop's test webhooks are told
 * a walk of it to its end (ADR 0039).
 */
export type Rehearse = <T extends { solicitacao_ids: number[] }>(
  em: Em,
  comercio_id: number,
  pedir: (tx: Em) => Promise<T>,
) => Promise<T>;

/** The form of a stored picture: a portrait, cropped to a square, or a proof of delivery, whole. */
export type PictureForm = 'retrato' | 'prova';

/** Decodes pictures in a process of its own, one at a time. */
export interface Workshop {
  /** Returns the picture as WebP. Throws 400 for an invalid picture, 429 when too many pictures wait. */
  decode(file: Buffer, form: PictureForm): Promise<Buffer>;
  close(): void;
}

/** The keys that sign pushes (RFC 8292). */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

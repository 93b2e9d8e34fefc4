import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { DatabaseClock } from '@corre/db/lines/line.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from './ator.ts';
import type { Buckets } from './bucket.ts';

/** A login attempt. `navegador` is the id of a browser that the account knows, else null. */
export interface LoginAttempt {
  user_type: string;
  usuario: string;
  ip: string;
  navegador: string | null;
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
   * Call the returned function with whether the key was correct.
   */
  usarChave(ip: string, chave_hash: Buffer | null): (correct: boolean) => void;
  /** Counts one more live stream of a session, until the returned function is called. */
  openStream(token_hash: Buffer): () => void;
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

/** The data of an act that waits for its turn to take the dispatch lock. */
export interface ActOfTurn {
  /** its name in the metrics */
  act: string;
  record?: { waited_ms: number };
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

/** An event with its id, which is the same in every process. Null: the event came without a count. */
export interface Said {
  readonly evento: Evento;
  readonly id: string | null;
}

/** The events that this process heard in the last minute (eventos/recent.ts). */
export interface RecentEvents {
  /** The id of everything that was heard so far. Null until the process's own mark has come back. */
  readonly position: string | null;
  /** Returns the events after this id. Returns null where some of them are not known. */
  after(id: string): Said[] | null;
}

/** The process's LISTEN connection, shared by all readers of events, and its knowledge of the database. */
export interface Listener {
  /** The connection receives events. */
  readonly listening: boolean;
  /** No event was missed: the connection is open, and everything committed up to two seconds ago has arrived. */
  readonly hearing: boolean;
  readonly clock: Pick<DatabaseClock, 'earliest' | 'latest'>;
  /** The database was lost and cannot be reached. Queries would wait in vain. */
  readonly databaseAway: boolean;
  /** The events of the last minute, for readers who come back. */
  readonly recent: RecentEvents;
  /** Calls `fn` with every event from now on. After a lost connection it gets an `inicio`. */
  onReceive(fn: (evento: Evento, said: Said) => void): void;
  /**
   * Call it after a commit whose effect this process learns only from its event. `hearing` is false until that event
   * must have arrived.
   */
  catchUp(): Promise<void>;
  /** Calls `fn` for a payload that this release does not understand. A newer release may have announced any change. */
  onUnknown(fn: () => void): void;
  /**
   * Runs `fn` after a probe arrived and before the clock is asked. The process then writes what it gathered
   * (notify-probe.ts).
   */
  onProbe(fn: () => Promise<void>): void;
  close(): Promise<void>;
}

/** The state of a courier, from which a poll is answered, as the database returned it. */
export interface Situacao {
  online: boolean;
  ocupado: boolean;
  suspenso_ate: string | null;
  motivo_suspensao: string | null;
  oferta_id: number | null;
  rota_id: number | null;
  posicao_fila: number | null;
  expira_em: string | null;
  entregue_em: string | null;
  agora: string;
}

/** What a process knows of a courier: their state, and the description of their offer. */
export interface Recalled {
  situacao: Situacao;
  oferta: OfertaView | null;
}

/** What one process knows of couriers without a query (despacho/memoria/, ADR 0014). */
export interface CourierMemory {
  /** The epoch in which a read begins. Pass it back with the result. */
  readonly now: number;
  /**
   * Notes a request of the courier. Returns false if the courier must be read, and their sign of life must be written
   * at once.
   */
  heard(entregador_id: number): boolean;
  /**
   * Notes a read of the courier since `since`, with a sign of life at `sign.instant` (milliseconds since 1970). `late`:
   * they were silent before it.
   */
  reached(entregador_id: number, since: number, sign: { instant: number; late: boolean }): void;
  /** Returns the state of the courier, or null when the database must be asked. */
  recall(entregador_id: number): Promise<Recalled | null>;
  /** Does the same without waiting. Returns null also when a shared read would be necessary. */
  recallNow(entregador_id: number): Recalled | null;
  /** Keeps the state of the courier. Do not pass a state that a run of the dispatch would change. */
  keep(entregador_id: number, since: number, situacao: Situacao): void;
  /** Keeps the description of the courier's offer. */
  keepOffer(entregador_id: number, since: number, oferta: OfertaView): void;
}

/** The numbers of the queue that one process knows without a query (despacho/memoria/known-queue.ts). */
export interface QueueMemory {
  readonly now: number;
  /** Returns the numbers for this courier, or null when the database must be asked. */
  recall(entregador_id: number): SituacaoDaFila | null;
  /** Keeps the numbers that were read since `since`. */
  keep(entregador_id: number, since: number, situacao: SituacaoDaFila): void;
}

/** The sessions that one process knows without a query (acesso/sessoes/session-memory.ts, ADR 0014). */
export interface SessionMemory {
  readonly now: number;
  /** Returns the caller of the session, or null when the database must be asked. */
  recall(token_hash: Buffer): Ator | null;
  /** Keeps a session that was read since `since`. It lives at most until `ate` (milliseconds since 1970). */
  keep(ator: Ator, since: number, ate: number): void;
}

/** The reader of a live stream. `session` is the hash of the token in base64, or of the API key if `key` is true. */
export interface Reader extends Pick<Ator, 'user_type' | 'id'> {
  session: string;
  key?: boolean;
}

/** The target of a live stream: the response. */
export interface StreamSink {
  write(frame: Uint8Array): unknown;
  end(last: Uint8Array): unknown;
  /** Bytes that were written and that the reader has not received. */
  readonly writableLength: number;
}

/** Counts of this process: open streams, and events dropped because a reader was too slow. */
export interface StreamCounts {
  open: number;
  dropped: number;
}

/** The open live streams of this process (ADR 0036). */
export interface Streams {
  readonly counts: Readonly<StreamCounts>;
  /**
   * Opens a stream. Call the returned function when the reader has gone. `client` is absent for a panel; `after` is the
   * id of the last event that the client got, or null.
   */
  open(reader: Reader, sink: StreamSink, client?: { after: string | null }): () => void;
}

/** The keys that sign pushes (RFC 8292). */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { DatabaseClock } from '@corre/db/lines/database-clock.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from './ator.ts';
import type { Buckets } from './bucket.ts';

/** An attempt to sign in: who is tried, from where; `navegador` is the id of a browser that the account knows, else null. */
export interface Tentativa {
  user_type: string;
  usuario: string;
  ip: string;
  navegador: string | null;
}

/** The limits that all processes share through the table `limite` (docs/security.md, rate limits). */
export interface Limits {
  /** Counts the attempt as failed beforehand, so that parallel guesses cannot slip through. 429 when there were too many. */
  antesDoLogin(tentativa: Tentativa): Promise<void>;
  /** Takes the attempt back: it was the right password. */
  aposLogin(tentativa: Tentativa): Promise<void>;
  /** One search for a courier; `chave` names the account. */
  buscar(chave: string): Promise<void>;
  /** One registration from this address. */
  cadastrar(ip: string): Promise<void>;
  /** One photo of this account. */
  enviarFoto(chave: string): Promise<void>;
  /** One photo of a delivery of this courier. */
  enviarProva(chave: string): Promise<void>;
  fechar(): Promise<void>;
}

/** What one process allows; each process counts for itself (decision record 0015). */
export interface Brakes {
  porSessao: Buckets;
  porEndereco: Buckets;
  /** One chat message of an account. 429 when there were too many. */
  mensagem(ator: Pick<Ator, 'user_type' | 'id'>): void;
  /** One mutation that asks for its answer to be kept; `quem` names the account or the address. */
  chave(quem: string): void;
  /**
   * One look at a tracking link from this address, once it is known whether the link is there: a right one is answered also
   * while its address is refused for wrong ones. `link` names what was asked for. 429 when there were too many.
   */
  abrirLink(ip: string, link: string, achado: boolean): void;
  /**
   * One call with an API key from this address (null: with what could be none). 429 when too many wrong ones came from there lately,
   * unless this process has seen this very key to be right. The returned function is told whether it was.
   */
  usarChave(ip: string, chave_hash: Buffer | null): (certa: boolean) => void;
  /** One more live stream of a session, until the returned function is called. */
  abrirFluxo(token_hash: Buffer): () => void;
}

/**
 * On whose account an act works on a place (docs/decisions/0096-a-place-in-every-key.md): a courier's or a shop's own, which may be
 * another one tomorrow; a request's, which never changes; or the place itself.
 */
export type Onde =
  | { entregador_id: number }
  | { comercio_id: number }
  | { solicitacao_id: number }
  | { praca_id: number };

/** What an act that takes the dispatch lock says of itself while it waits for its turn. */
export interface ActOfTurn {
  /** its name in the measures */
  act: string;
  record?: { waited_ms: number };
  /** whether the caller left: then it is not done */
  saiu?: () => boolean;
  /** whose place it works on; who does not know shares a turn with nobody */
  onde?: Onde | undefined;
  /** has a transaction of its own */
  sozinho?: boolean;
}

/** Runs an act that takes the dispatch lock, in a transaction, when its turn comes (decision record 0094). */
export type Turn = <T>(em: Em, ato: ActOfTurn, work: (tx: Em) => Promise<T>) => Promise<T>;

/** What is made of a picture: a face, cropped to a square, or the proof of a delivery, whole. */
export type Forma = 'retrato' | 'prova';

/** Where pictures are decoded: one at a time, in a process of its own. */
export interface Workshop {
  /** The picture as it is stored, in WebP. 400 when it is none, 429 when too many wait. */
  decode(arquivo: Buffer, forma: Forma): Promise<Buffer>;
  fechar(): void;
}

/** The process's one LISTEN connection, shared by the streams and by whoever waits for an event, and what it knows of the database. */
export interface Listener {
  /** Events come in. */
  readonly listening: boolean;
  /** Nothing was missed: the line is open, and what was committed two seconds ago has been heard. */
  readonly hearing: boolean;
  readonly clock: Pick<DatabaseClock, 'earliest' | 'latest'>;
  /** The database was lost and cannot be reached: whoever asks it waits in vain. */
  readonly databaseAway: boolean;
  /** Every event from this call on. After a lost connection comes an `inicio`. */
  onReceive(fn: (evento: Evento) => void): void;
  /** Something was committed here that only its event tells: nothing counts as heard until that event must have come. */
  catchUp(): Promise<void>;
  /** A payload that this release does not understand: a newer one may have said anything. */
  onUnknown(fn: () => void): void;
  /** Runs before the clock is asked because a probe was heard: what the process gathered is written by then (notify-probe.ts). */
  onProbe(fn: () => Promise<void>): void;
  fechar(): Promise<void>;
}

/** What a courier's poll is answered from, as the database said it. */
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

/** What a process knows of a courier: what lies before them, and their offer as it was described. */
export interface Recalled {
  situacao: Situacao;
  oferta: OfertaView | null;
}

/** What one process knows of couriers without asking (despacho/memoria/, decision record 0092). */
export interface CourierMemory {
  /** Where a read of a courier begins; what was read goes back with it. */
  readonly now: number;
  /** They are asking for something. False when they have to be read: that they are heard of must be written at once. */
  heard(entregador_id: number): boolean;
  /** They were read since `since` and count as heard of since `sign.instant` (milliseconds since 1970); `late`: not before that. */
  reached(entregador_id: number, since: number, sign: { instant: number; late: boolean }): void;
  /** What lies before them; null when the database must be asked. */
  recall(entregador_id: number): Promise<Recalled | null>;
  /** The same without waiting for anything: null also where a read that others share would tell. */
  recallNow(entregador_id: number): Recalled | null;
  /** This lies before them; nothing that a run of the dispatch would change. */
  keep(entregador_id: number, since: number, situacao: Situacao): void;
  /** Their offer as it is described. */
  keepOffer(entregador_id: number, since: number, oferta: OfertaView): void;
}

/** The queue in numbers as one process knows it without asking (despacho/memoria/known-queue.ts). */
export interface QueueMemory {
  readonly now: number;
  /** As this courier reads it; null when the database must be asked. */
  recall(entregador_id: number): SituacaoDaFila | null;
  /** Read since `since`. */
  keep(entregador_id: number, since: number, situacao: SituacaoDaFila): void;
}

/** The signed-in callers whom one process knows without asking (acesso/sessoes/session-memory.ts, decision record 0092). */
export interface SessionMemory {
  readonly now: number;
  /** Whose session it is; null when the database must be asked. */
  recall(token_hash: Buffer): Ator | null;
  /** Read since `since`; it lives until `ate` at the longest (milliseconds since 1970). */
  keep(ator: Ator, since: number, ate: number): void;
}

/** Who reads a live stream; `session` is the token's hash in base64. */
export interface Reader extends Pick<Ator, 'user_type' | 'id'> {
  session: string;
}

/** Where a live stream is written: the response. */
export interface StreamSink {
  write(frame: Uint8Array): unknown;
  end(last: Uint8Array): unknown;
  /** Bytes that were written and that the reader has not taken. */
  readonly writableLength: number;
}

/** Of this process: streams that are open now, and hints given up because a reader did not take them. */
export interface StreamCounts {
  open: number;
  dropped: number;
}

/** The open live streams of this process (decision record 0039). */
export interface Streams {
  readonly counts: Readonly<StreamCounts>;
  /** Opens one; the returned function is called when its reader has gone. */
  open(reader: Reader, sink: StreamSink): () => void;
}

/** With what the product signs its pushes (RFC 8292). */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

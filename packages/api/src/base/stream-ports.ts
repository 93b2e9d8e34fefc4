import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { DatabaseClock } from '@corre/db/lines/line.ts';
import type { Ator } from './ator.ts';

/** An event with its id, which is the same in every process. Null: the event came without a count. */
export interface Said {
  readonly evento: Evento;
  readonly id: string | null;
}

/** The events that this process heard in the last minute (eventos/recent.ts). */
export interface RecentEvents {
  /** The id of everything that was heard so far. Null until the process's own mark has come back. */
  readonly position: string | null;
  /**
   * Returns the events after this id that are `wanted`, at most `max`. Returns null where there are more, where some
   * are not known, and for an id that this process has not heard yet.
   */
  after(id: string, wanted: (evento: Evento) => boolean, max: number): Said[] | null;
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

import type { StatementWatch } from '@corre/db/lines/pooler.ts';
import type { Orm } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type {
  Brakes,
  CourierMemory,
  Limits,
  Listener,
  QueueMemory,
  SessionMemory,
  Streams,
  Turn,
  Vapid,
  Workshop,
} from './ports.ts';
import type { Vault } from './vault.ts';

/** What one process holds open and every request shares. */
export interface Deps {
  orm: Orm;
  config: Config;
  log: Logger;
  limits: Limits;
  /** What this process counts in its own memory. */
  brakes: Brakes;
  /** Who may change the queue, one after the other. */
  turn: Turn;
  /** Where pictures are decoded. */
  workshop: Workshop;
  /** Opens and closes the encrypted columns. */
  vault: Vault;
  /** The process's one LISTEN connection. */
  listener: Listener;
  /** The couriers whom this process knows without asking. */
  couriers: CourierMemory;
  /** The queue as it knows it without asking. */
  queue: QueueMemory;
  /** The sessions that it knows without asking. */
  sessions: SessionMemory;
  /** Whether prepared statements get through to the database. */
  statements: StatementWatch;
  /** The open live streams. */
  streams: Streams;
  /** With what pushes are signed; null while push is off. */
  vapid: Vapid | null;
  /** Aborts when the process is about to stop: it is no longer ready, and still answers. */
  leaving: AbortSignal;
  /** Aborts when the process stops: open streams end, their clients reconnect elsewhere. */
  stopping: AbortSignal;
}

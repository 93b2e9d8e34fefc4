import type { StatementWatch } from '@corre/db/lines/pooler.ts';
import type { Orm } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { CourierMemory, QueueMemory, SessionMemory } from './memory-ports.ts';
import type { Brakes, Limits, Rehearse, Settings, Town, Turn, Vapid, Workshop } from './ports.ts';
import type { Listener, Streams } from './stream-ports.ts';
import type { Vault } from './vault.ts';

/** The resources of one process, shared by all requests. */
export interface Deps {
  orm: Orm;
  config: Config;
  log: Logger;
  limits: Limits;
  /** Limits that this process counts in its own memory. */
  brakes: Brakes;
  /** Runs the acts that change the queue, in turn. */
  turn: Turn;
  /** Tries requests of test keys out. */
  rehearse: Rehearse;
  /** Decodes pictures. */
  workshop: Workshop;
  /** Encrypts and decrypts personal columns. */
  vault: Vault;
  /** The process's LISTEN connection. */
  listener: Listener;
  /** The couriers whose polls this process answers from memory. */
  couriers: CourierMemory;
  /** The numbers of the queue that this process answers from memory. */
  queue: QueueMemory;
  /** The sessions that this process knows from memory. */
  sessions: SessionMemory;
  /** What the administrator said of the company; this process follows it. */
  settings: Settings;
  /** Watches whether prepared statements work with the database. */
  statements: StatementWatch;
  /** The open live streams. */
  streams: Streams;
  /** The demonstration's town, as far as this process starts it. */
  town: Town;
  /** The keys that sign pushes. Null while push is off. */
  vapid: Vapid | null;
  /** Aborts when the process is about to stop. The process is no longer ready, but still answers. */
  leaving: AbortSignal;
  /** Aborts when the process stops. Open streams end, and their clients reconnect to another process. */
  stopping: AbortSignal;
}

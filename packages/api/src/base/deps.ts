import type { Orm } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Freios, Limites, Oficina, Ouvinte, Vapid } from './ports.ts';
import type { Cofre } from './vault.ts';

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

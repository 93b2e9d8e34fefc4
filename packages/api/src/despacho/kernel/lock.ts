import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteLock } from '../../base/dispatch-notes.ts';

/** What stands in the database at the moment in which the lock is had. */
export interface Trava {
  /** The instant of the whole, as PostgreSQL text with microseconds, to be passed back into statements (`instant`). */
  instante: string;
  /** An offer, a suspension or a pause died by the clock and nobody wrote it down. */
  vencido: boolean;
  /** A route waits for too long and support was not told. */
  demorada: boolean;
}

const travar = compiled((db, given: Given<{ segundos: number }>) =>
  db
    .selectFrom(sql<Trava>`travar_despacho(${given('segundos')}::float8)`.as('trava'))
    .select(['trava.instante', 'trava.vencido', 'trava.demorada']),
);

/**
 * Takes the dispatch's one lock and then reads the clock, in one round trip. Whoever changes the queue, an offer, a suspension
 * or a status calls this first in its transaction, before touching any other row of those tables: the order in which callers
 * get the lock is the order in which they happened (docs/decisions/0005-dispatch-lock.md).
 */
export const travarDespacho = (em: Em, config: Config): Promise<Trava> =>
  noteLock(em, async () => only(await travar(em, { segundos: config.SINALIZAR_SEGUNDOS })));

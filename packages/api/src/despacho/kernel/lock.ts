import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteLock } from '../../base/dispatch-notes.ts';
import type { Onde } from '../../base/ports.ts';
import { lembrarPraca, pracaDe } from './praca.ts';

/** What stands in the database at the moment in which the lock is had. */
export interface Trava {
  /** The place whose lock it is. */
  praca_id: number;
  /** The instant of the whole, as PostgreSQL text with microseconds, to be passed back into statements (`instant`). */
  instante: string;
  /** An offer, a suspension or a pause of the place died by the clock and nobody wrote it down. */
  vencido: boolean;
  /** A route of the place waits for too long and support was not told. */
  demorada: boolean;
}

interface Pedido {
  praca_id: number;
  entregador_id: number | null;
  comercio_id: number | null;
  segundos: number;
}

const travar = compiled((db, given: Given<Pedido>) =>
  db
    .selectFrom(
      sql<Trava>`travar_despacho(${given('praca_id')}::int, ${given('entregador_id')}::int, ${given('comercio_id')}::int,
        ${given('segundos')}::float8)`.as('trava'),
    )
    .select([sql<number>`trava.na_verdade`.as('praca_id'), 'trava.instante', 'trava.vencido', 'trava.demorada']),
);

/**
 * Takes the dispatch's one lock of a place and then reads the clock, in one round trip. Whoever changes its queue, an offer, a
 * suspension or a status calls this first in its transaction, before touching any other row of those tables: the order in which
 * callers get the lock is the order in which they happened (docs/decisions/0005-dispatch-lock.md). Who holds the lock of a place
 * knows who is of it: when the courier or the shop has gone to another one since it was looked up, that one's is taken.
 */
export async function travarDespacho(em: Em, config: Config, onde: Onde): Promise<Trava> {
  const pedido = {
    entregador_id: 'entregador_id' in onde ? onde.entregador_id : null,
    comercio_id: 'comercio_id' in onde ? onde.comercio_id : null,
    segundos: config.SINALIZAR_SEGUNDOS,
  };
  let praca_id = await pracaDe(em, onde);
  for (;;) {
    const trava = await noteLock(em, async () => only(await travar(em, { ...pedido, praca_id })));
    if (trava.praca_id === praca_id) return trava;
    praca_id = trava.praca_id;
    lembrarPraca(em, onde, praca_id);
  }
}

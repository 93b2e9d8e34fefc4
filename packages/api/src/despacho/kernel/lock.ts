import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteLock } from '../../base/dispatch-notes.ts';
import type { Onde } from '../../base/ports.ts';
import { lembrarPraca, pracaDe } from './praca.ts';

/** The state of a praça at the moment when its lock is taken. */
export interface Trava {
  /** The praça that the lock belongs to. */
  praca_id: number;
  /**
   * The instant of the whole act, as PostgreSQL text with microseconds. Pass it back into statements with `instant`.
   */
  instante: string;
  /** A deadline of an offer, a suspension or a pause of the praça passed, and is not recorded yet. */
  vencido: boolean;
  /** A route of the praça waits too long, and support does not know yet. */
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
 * Takes the dispatch lock of a praça and then reads the clock, in one round trip.
 * A transaction that changes the queue, an offer, a suspension or a status calls this before it touches any other row
 * of those tables. The order of the locks is then the order of the events (ADR 0011).
 * Only the holder of a praça's lock knows which accounts belong to it. If the courier or the shop has moved to another
 * praça since the lookup, this function takes the lock of that praça.
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

import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteLock } from '../../base/dispatch-notes.ts';
import type { Onde } from '../../base/ports.ts';
import { ESPERA_SOZINHO } from './linha-presa.ts';
import { lembrarPraca, pracaDe } from './praca.ts';

/** The state of a praça at the moment when its lock is taken. */
export interface Trava {
  /** The praça that the lock belongs to. */
  praca_id: number;
  /**
   * The instant of the whole act, as PostgreSQL text with microseconds. Pass it back into statements with `instant`.
   */
  instante: string;
  /** A deadline of an offer, a suspension, a pause or a way back of the praça passed, and is not recorded yet. */
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

/**
 * The wait for the lock has no limit of its own: others hold it for good reasons. Under it no wait for a row may be
 * longer than that of an act alone, because the whole place waits, too.
 */
const travar = compiled((db, given: Given<Pedido>) =>
  db
    .with(
      (cte) => cte('antes').materialized(),
      (q) =>
        q.selectNoFrom([
          sql<string>`current_setting('lock_timeout')`.as('era'),
          sql<string>`set_config('lock_timeout', '0', true)`.as('livre'),
        ]),
    )
    .selectFrom([
      'antes',
      // The first argument names `livre`, so that it is set before the wait.
      sql<Trava>`travar_despacho(${given('praca_id')}::int + 0 * length(antes.livre), ${given('entregador_id')}::int,
        ${given('comercio_id')}::int, ${given('segundos')}::float8)`.as('trava'),
    ])
    .select([sql<number>`trava.na_verdade`.as('praca_id'), 'trava.instante', 'trava.vencido', 'trava.demorada'])
    .select(
      sql`set_config('lock_timeout', case antes.era when '0' then ${sql.lit(ESPERA_SOZINHO)} else antes.era end, true)`.as(
        'espera',
      ),
    ),
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

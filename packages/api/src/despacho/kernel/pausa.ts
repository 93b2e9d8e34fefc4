import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type SelectQueryBuilder, sql } from '@corre/db/sql.ts';

/** A query that returns one row for each pause that begins. */
type Comecam<DB, Tables extends keyof DB> = SelectQueryBuilder<DB, Tables, Row<'pausa'>>;

/** Inserts pauses: couriers who do not get a route again before `ate`. A new pause replaces an existing one. */
export const pausar = <DB, Tables extends keyof DB>(db: Queries, comecam: Comecam<DB, Tables>) =>
  db
    .insertInto('pausa')
    .columns(['rota_id', 'entregador_id', 'praca_id', 'motivo', 'ate'])
    .expression(comecam)
    .onConflict((conflito) =>
      conflito
        .columns(['rota_id', 'entregador_id'])
        .doUpdateSet(({ ref }) => ({ motivo: ref('excluded.motivo'), ate: ref('excluded.ate') })),
    );

/** Index `pausa_fim`. */
const encerrar = compiled((db, given: Given<{ agora: string; praca_id: number }>) =>
  db
    .with('encerrada', (q) =>
      q
        .deleteFrom('pausa')
        .where('ate', '<=', given('agora'))
        .where('praca_id', '=', given('praca_id'))
        .returning('rota_id'),
    )
    .updateTable('rota')
    .set({ a_casar: true, mudanca: sql<number>`proxima_mudanca()` })
    .where('id', 'in', (q) => q.selectFrom('encerrada').select('rota_id'))
    .where(({ ref }) => ref('aguardando')),
);

/**
 * Deletes the pauses of a praça that have ended, and marks their routes for matching: a courier may now get them again.
 * The caller holds the dispatch lock.
 */
export async function encerrarPausas(em: Em, agora: string, praca_id: number): Promise<void> {
  await encerrar(em, { agora, praca_id });
}

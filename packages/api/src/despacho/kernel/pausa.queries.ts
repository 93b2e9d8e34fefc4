import type { Queries, Row } from '@corre/db/database.ts';
import type { SelectQueryBuilder } from '@corre/db/sql.ts';

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

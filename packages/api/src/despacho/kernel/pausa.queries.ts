import type { Queries, Row } from '@corre/db/database.ts';
import type { SelectQueryBuilder } from '@corre/db/sql.ts';

/** The pauses that begin, as a statement that gives one row each. */
type Comecam<DB, Tables extends keyof DB> = SelectQueryBuilder<DB, Tables, Row<'pausa'>>;

/** Who is not asked again for a route until when. A pause that is there already gives way to the new one. */
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

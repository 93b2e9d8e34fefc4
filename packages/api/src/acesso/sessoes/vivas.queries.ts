import type { Queries } from '@corre/db/database.ts';
import { agora, sql } from '@corre/db/sql.ts';

/** Selects live sessions (`s`) of active accounts: of a courier (`e`), a shop (`c`) or staff (`f`). */
export const sessoesVivas = (db: Queries) =>
  db
    .selectFrom('sessao as s')
    .leftJoin('entregador as e', (join) => join.onRef('e.id', '=', 's.entregador_id').on('e.ativo', '=', sql.lit(true)))
    .leftJoin('comercio as c', (join) => join.onRef('c.id', '=', 's.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .leftJoin('funcionario as f', (join) =>
      join
        .onRef('f.id', '=', 's.funcionario_id')
        .onRef('f.user_type', '=', 's.user_type')
        .on('f.ativo', '=', sql.lit(true)),
    )
    .where('s.expira_em', '>', agora)
    .where('s.limite_em', '>', agora)
    .where((eb) => eb(eb.fn.coalesce('e.id', 'c.id', 'f.id'), 'is not', null));

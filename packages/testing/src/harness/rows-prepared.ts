import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows } from '@corre/db/sql.ts';
import { prepare } from '@corre/db/statement-names.ts';

/**
 * Returns the rows of a long statement that runs often. It is prepared, because planning it takes longer than running
 * it.
 */
export function rowsPrepared<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  prepare(query.compile(em.getKysely()).sql);
  return rows(em, query);
}

import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows } from '@corre/db/sql.ts';
import { prepare } from '@corre/db/statement-names.ts';

/** The rows of a long statement that is asked again and again: planning it takes longer than running it, and is done once. */
export function rowsPrepared<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  prepare(query.compile(em.getKysely()).sql);
  return rows(em, query);
}

import { compiled } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';

const travar = compiled((db) => db.selectFrom('despacho').select('id').where('id', '=', 1).forNoKeyUpdate());

/**
 * Takes the dispatch's one lock and then reads the clock. Whoever changes the queue, an offer, a suspension or a status
 * calls this first in its transaction, before touching any other row of those tables: the order in which callers get the
 * lock is the order in which they happened (docs/decisions/0005-dispatch-lock.md).
 * Returns the instant, as PostgreSQL text with microseconds, to be passed back into statements (`instant`).
 */
export async function travarDespacho(em: Em): Promise<string> {
  await travar(em, {});
  // a statement of its own: in the one that locks, the clock would be read before the lock is had
  const { agora } = await onlyRow(em, sql<{ agora: string }>`select agora()::text as agora`);
  return agora;
}

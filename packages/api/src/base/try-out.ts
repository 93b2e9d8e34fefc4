import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** Ends a transaction that was only tried out. */
class TriedOut extends Error {}

/**
 * Runs an act inside the caller's transaction and rolls it back. It throws the errors that the act and a commit would
 * throw. No change and no event remains, and row locks are released.
 */
export async function tryOut(em: Em, work: (tx: Em) => Promise<unknown>): Promise<void> {
  const tried = em.transactional(async (tx) => {
    await work(tx);
    await sql`set constraints all immediate`.execute(tx.getKysely());
    throw new TriedOut();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof TriedOut)) throw error;
  });
}

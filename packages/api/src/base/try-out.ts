import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** Ends what was only tried out. */
class TriedOut extends Error {}

/**
 * Does something within the caller's transaction and takes it back: whoever would be refused is refused, as the commit would too, and
 * nothing of it stays or is told. What it locked is free again.
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

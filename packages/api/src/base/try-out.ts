import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** Ends a transaction that was only tried out. */
class TriedOut extends Error {}

/**
 * Runs an act inside the caller's transaction, rolls it back and returns its result. It throws the errors that the act
 * and a commit would throw. No change and no event remains, and row locks are released.
 */
export async function tryOut<T>(em: Em, work: (tx: Em) => Promise<T>): Promise<T> {
  let tried: { result: T } | null = null;
  const undone = em.transactional(async (tx) => {
    tried = { result: await work(tx) };
    await sql`set constraints all immediate`.execute(tx.getKysely());
    throw new TriedOut();
  });
  return undone.catch((error: unknown) => {
    if (error instanceof TriedOut && tried) return tried.result;
    throw error;
  });
}

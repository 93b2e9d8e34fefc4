import { withCopySession } from '@corre/db/copy/session.ts';
import type { ClientBase } from 'pg';
import type { Read } from './check.ts';

const ROWS_AT_ONCE = 1_000;

/** Returns a reader in the current transaction of `client`. */
export const readIn = (client: ClientBase): Read =>
  async function* read<Row>(sql: string, values: readonly unknown[] = []): AsyncIterable<Row> {
    await client.query(`declare linhas no scroll cursor for ${sql}`, [...values]);
    try {
      for (;;) {
        const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from linhas`);
        yield* rows;
        if (rows.length < ROWS_AT_ONCE) break;
      }
    } finally {
      // A caller that stops early leaves the cursor open. A failed transaction has closed it already.
      await client.query('close linhas').catch(() => undefined);
    }
  };

/**
 * Runs `work` on one snapshot of the database, in a read-only transaction without a time limit. Concurrent writes are
 * not visible and do not wait.
 */
export function readSnapshot<Result>(url: string, work: (read: Read) => Promise<Result>): Promise<Result> {
  return withCopySession(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    return work(readIn(client));
  });
}

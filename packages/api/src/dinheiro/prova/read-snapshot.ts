import { withCopySession } from '@corre/db/copy/session.ts';
import type { ClientBase } from 'pg';
import type { Read } from './check.ts';

const ROWS_AT_ONCE = 1_000;

/** Reads in the transaction that the connection is in. */
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
      // whoever has read enough leaves it open; a transaction that failed has closed it
      await client.query('close linhas').catch(() => undefined);
    }
  };

/**
 * Runs `work` on one snapshot of the database, in a transaction that cannot write and has no time limit; what is written meanwhile
 * is neither seen nor held up.
 */
export function readSnapshot<Result>(url: string, work: (read: Read) => Promise<Result>): Promise<Result> {
  return withCopySession(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    return work(readIn(client));
  });
}

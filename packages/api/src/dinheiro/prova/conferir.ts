import { withCopySession } from '@corre/db/copy/session.ts';
import type { ClientBase } from 'pg';
import { payments, receipts } from './acts.ts';
import { batches } from './batches.ts';
import { chain } from './chain.ts';
import { type Check, NaoConfere, type Pedido, type Read } from './check.ts';
import { custody } from './custody.ts';
import { invoices } from './invoices.ts';
import { payouts } from './payouts.ts';
import { pix } from './pix.ts';
import { sumsOfAllTime, weeklySums } from './sums.ts';

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

/** Ordered from the deliveries to the values that derive from them. */
const CHECKS: readonly Check[] = [
  weeklySums,
  sumsOfAllTime,
  payouts,
  invoices,
  payments,
  receipts,
  pix,
  batches,
  chain,
  custody,
];

/**
 * Runs every check on the rows that `read` returns. Throws `NaoConfere` with the check's name at the first difference.
 */
export async function conferirTudo(read: Read, pedido: Pedido, dizer: (linha: string) => void): Promise<void> {
  for (const check of CHECKS) {
    try {
      dizer(`  ${await check.conferir(read, pedido)}`);
    } catch (error) {
      throw error instanceof NaoConfere ? new NaoConfere(`Não confere (${check.nome}): ${error.message}`) : error;
    }
  }
  dizer(pedido.semana === null ? 'confere' : `confere: semana ${pedido.semana}`);
}

/**
 * Recomputes every amount from the deliveries, and the chain of acts, in one read-only snapshot (ADR 0020). Calls
 * `dizer` with the summary of each passed check.
 */
export const conferir = (url: string, pedido: Pedido, dizer: (linha: string) => void): Promise<void> =>
  readSnapshot(url, (read) => conferirTudo(read, pedido, dizer));

import { payments, receipts } from './acts.ts';
import { batches } from './batches.ts';
import { chain } from './chain.ts';
import { type Check, NaoConfere, type Pedido, type Read } from './check.ts';
import { custody } from './custody.ts';
import { invoices } from './invoices.ts';
import { payouts } from './payouts.ts';
import { readSnapshot } from './read-snapshot.ts';
import { sumsOfAllTime } from './sums-of-all-time.ts';
import { weeklySums } from './weekly-sums.ts';

/** Ordered from the deliveries to the values that derive from them. */
const CHECKS: readonly Check[] = [
  weeklySums,
  sumsOfAllTime,
  payouts,
  invoices,
  payments,
  receipts,
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
 * Recomputes every amount from the deliveries, and the chain of acts, in one read-only snapshot (ADR 0061). Calls
 * `dizer` with the summary of each passed check.
 */
export const conferir = (url: string, pedido: Pedido, dizer: (linha: string) => void): Promise<void> =>
  readSnapshot(url, (read) => conferirTudo(read, pedido, dizer));

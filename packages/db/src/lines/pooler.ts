import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { addressOf } from './address.ts';

/** SQLSTATEs: a prepared statement that does not exist, and one that exists already. */
const MIXED = new Set(['26000', '42P05']);

/**
 * Tells whether the error or one of its causes shows that a pooler mixes up prepared statements. The server connection
 * does not have the statement, or already has it.
 */
export const isMixed = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? MIXED.has(error.code ?? '')
    : error instanceof Error && error.cause !== undefined && isMixed(error.cause);

/** How often statements of this process met this error since its start. */
let met = 0;

/** Counts the error if a pooler caused it. */
export function noteMixed(error: unknown): void {
  if (isMixed(error)) met += 1;
}

/** Time limit of the probe, in milliseconds. A probe that a pooler keeps waiting gives no result. */
const PROBE_MS = 1_000;
const probe = { name: 'corre_prova', text: 'select 1' };

async function withClients(url: string, work: (one: Client, other: Client) => Promise<void>): Promise<void> {
  const clients = [1, 2].map(() => new Client({ ...addressOf(url), application_name: 'corre-prova' }));
  const [one, other] = clients;
  if (one === undefined || other === undefined) return;
  // Without a listener the event would end the process. The running query rejects by itself.
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    await work(one, other);
  } finally {
    for (const client of clients) void client.end().catch(() => undefined);
  }
}

/**
 * Tells whether the address is a pooler in transaction mode that does not track prepared statements (PgBouncer before
 * 1.21, or without `max_prepared_statements`). The first client prepares a statement. The second opens a transaction,
 * most likely on the same server connection, and prepares it too. The first client then gets another server connection.
 */
async function mixesStatements(url: string): Promise<boolean> {
  let mixed = false;
  const work = withClients(url, async (one, other) => {
    await one.query(probe);
    await other.query('begin');
    await other.query(probe);
    await one.query(probe);
  }).catch((error: unknown) => {
    mixed = isMixed(error);
  });
  await Promise.race([work, wait(PROBE_MS, undefined, { ref: false })]);
  return mixed;
}

/** How long a result stays valid, in milliseconds. Readiness checks come every second or two. */
const FRESH_MS = 5_000;

/** Knows whether prepared statements work at `url`. */
export interface StatementWatch {
  /**
   * Tells whether a pooler mixes up prepared statements. Probes at the first call, and again after a statement was
   * refused.
   */
  mixed(): Promise<boolean>;
}

export function watchStatements(url: string): StatementWatch {
  let looked = -Infinity;
  let seen = -1;
  let answer = Promise.resolve(false);
  const look = async () => {
    const before = met;
    const mixed = await mixesStatements(url);
    // While statements are mixed up, keep probing.
    seen = mixed ? -1 : before;
    return mixed;
  };
  return {
    mixed() {
      if (met === seen || performance.now() - looked < FRESH_MS) return answer;
      looked = performance.now();
      answer = look();
      return answer;
    },
  };
}

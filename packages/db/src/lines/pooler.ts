import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { addressOf } from './address.ts';

/** A statement is not known that was prepared; one is known that was not. */
const MIXED = new Set(['26000', '42P05']);

/** Whether a pooler handed a prepared statement to another connection of the server than the one that has it, here or below. */
export const isMixed = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? MIXED.has(error.code ?? '')
    : error instanceof Error && error.cause !== undefined && isMixed(error.cause);

/** How often statements of this process met one, since it began. */
let met = 0;

/** Counts what was refused because of one. */
export function noteMixed(error: unknown): void {
  if (isMixed(error)) met += 1;
}

/** A probe that a pooler keeps waiting has nothing to say, after so many milliseconds. */
const PROBE_MS = 1_000;
const probe = { name: 'corre_prova', text: 'select 1' };

async function withClients(url: string, work: (one: Client, other: Client) => Promise<void>): Promise<void> {
  const clients = [1, 2].map(() => new Client({ ...addressOf(url), application_name: 'corre-prova' }));
  const [one, other] = clients;
  if (one === undefined || other === undefined) return;
  // the question under way fails by itself
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    await work(one, other);
  } finally {
    for (const client of clients) void client.end().catch(() => undefined);
  }
}

/**
 * Whether the address leads to a pooler that shares the server's connections by transaction and does not carry prepared statements
 * along (PgBouncer before 1.21, or without `max_prepared_statements`). One client prepares a statement; another takes a connection
 * for a transaction, most likely the same, and prepares it too; the first then has to be served by another one.
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

/** How long an answer holds, in milliseconds: whoever asks for readiness does so every second or two. */
const FRESH_MS = 5_000;

/** Knows whether prepared statements get through at `url`. */
export interface StatementWatch {
  /** Whether a pooler mixes them: looked at first, and whenever a statement was refused since. */
  mixed(): Promise<boolean>;
}

export function watchStatements(url: string): StatementWatch {
  let looked = -Infinity;
  let seen = -1;
  let answer = Promise.resolve(false);
  const look = async () => {
    const before = met;
    const mixed = await mixesStatements(url);
    // as long as they are mixed, each look is worth a next one
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

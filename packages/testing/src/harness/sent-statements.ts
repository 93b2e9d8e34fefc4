import { Unit } from '@corre/db/joined-statements.ts';
import pg from 'pg';

type Asked = string | { text: string };

/** A round trip, and the connection that made it. The process has other connections with their own statements. */
export interface Sent {
  client: pg.Client;
  /** the statements that were sent before it in the same packet */
  before: string[];
  text: string;
}

/**
 * Returns the statements that the processes of this test send to PostgreSQL during `act`, one entry per round trip.
 * Leaves out the lines' clock queries.
 */
export async function sentBy(act: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: Asked, ...rest: unknown[]) {
    const text = typeof asked === 'string' ? asked : asked.text;
    if (!text.includes('agora()) * 1000)::float8 as instant')) {
      const before = asked instanceof Unit ? asked.before.map((one) => one.text) : [];
      sent.push({ client: this, before, text });
    }
    return Reflect.apply(query, this, [asked, ...rest]);
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

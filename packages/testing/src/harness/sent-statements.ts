import { Unit } from '@corre/db/joined-statements.ts';
import pg from 'pg';

type Asked = string | { text: string };

/** A round trip, and the connection that made it: the process has others, which ask for themselves. */
export interface Sent {
  client: pg.Client;
  /** what went out before it in the same packet */
  before: string[];
  text: string;
}

/** What the processes of this test send to PostgreSQL while `act` runs, a text for each round trip; not the lines' own questions for the clock. */
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

import { Unit } from '@corre/db/joined-statements.ts';
import { initOrm } from '@corre/db/orm.ts';
import pg from 'pg';
import { type Cycle, deliveries, dispatchConfig } from './cycles.ts';
import { deepMap } from './values.ts';

/** A value that an earlier answer of the same delivery gave: which statement's, then which row, column … */
export interface Given {
  from: (string | number)[];
}

/** Bytes that were drawn by lot and must be other ones each time, as a tracking link's are: how many. */
export interface Drawn {
  bytes: number;
}

export interface Statement {
  text: string;
  /** Literal, `Given` or `Drawn`; inside lists and inside the text of JSON as well. */
  values: unknown[];
  /** Whether it gave or changed rows. */
  hit: boolean;
  /** Whether it took a round trip of its own: what nobody waits for goes out with what follows it. */
  trip: boolean;
}

/** The statements of one act, or of what a courier's app does between acts (`act` is null). */
export interface Segment {
  act: string | null;
  statements: Statement[];
}

/** Numbers from here on are ids (bench/harness/people.ts), and texts so long are instants or keys: where they came from is certain. */
const isTelling = (value: unknown): boolean =>
  (typeof value === 'number' && value >= 1_000_000) || (typeof value === 'string' && value.length >= 10);

/** What was seen in answers, and where last: a courier's id stands in many, and the last decided what came next. */
class Sources {
  readonly #known = new Map<unknown, Given>();

  learn(value: unknown, from: Given['from']): void {
    if (isTelling(value)) this.#known.set(value, { from });
    if (typeof value !== 'object' || value === null || value instanceof Buffer) return;
    for (const [key, inner] of Object.entries(value)) this.learn(inner, [...from, key]);
  }

  replace = (value: unknown): unknown =>
    deepMap(value, (leaf) =>
      leaf instanceof Buffer ? ({ bytes: leaf.length } satisfies Drawn) : (this.#known.get(leaf) ?? leaf),
    );
}

interface Asked {
  text: string;
  values?: unknown[];
}

const asked = (first: string | Asked, values?: unknown[]): Asked =>
  typeof first === 'string' ? { text: first, values } : { text: first.text, values: first.values ?? values };

type Hear = (asked: Asked, result: pg.QueryResult, trip: boolean) => void;

/** Runs `work` and hears every statement that any `pg` client of this process sends meanwhile. */
async function listen(hear: Hear, work: () => Promise<void>): Promise<void> {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = async function (this: pg.Client, first: string | Asked | Unit, values?: unknown[]) {
    if (first instanceof Unit) {
      const all = [...first.before, first];
      first.once('end', (results: pg.QueryResult[]) => {
        for (const [i, one] of all.entries()) {
          const result = results[i];
          if (result) hear(asked(one), result, i === all.length - 1);
        }
      });
      return Reflect.apply(query, this, [first]);
    }
    const result: pg.QueryResult = await Reflect.apply(query, this, [first, values]);
    hear(asked(first, values), result, true);
    return result;
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** How often each kind of act occurs in a delivery worth replaying. */
const REFUSED: Record<Cycle, number> = { accept: 0, refuse: 3 };
const TRIES = 40;

async function recordOne(deliver: ReturnType<typeof deliveries>, comercio_id: number): Promise<Segment[]> {
  const segments: Segment[] = [];
  const sources = new Sources();
  let count = 0;
  let act: string | null = null;
  const open = (name: string | null) => {
    act = name;
    segments.push({ act, statements: [] });
  };
  const hear: Hear = ({ text, values = [] }, { rows, rowCount }, trip) => {
    const statement = { text, values: values.map(sources.replace), hit: (rowCount ?? 0) > 0, trip };
    segments.at(-1)?.statements.push(statement);
    sources.learn(rows, [count]);
    count += 1;
  };
  open(null);
  await listen(hear, () =>
    deliver(async (name, work) => {
      open(name);
      const result = await work();
      open(null);
      return result;
    }, comercio_id),
  );
  return segments.filter(({ statements }) => statements.length > 0);
}

/** The statements of one typical delivery, as the product sends them in this database: the queue has gone round by then. */
export async function recordDelivery(url: string, cycle: Cycle, comercio_id: number): Promise<Segment[]> {
  const orm = await initOrm({ url, poolMax: 1 });
  try {
    const deliver = deliveries(orm, dispatchConfig(), cycle);
    await orm.em.fork().execute('select 1');
    for (let i = 0; i < TRIES; i += 1) {
      const segments = await recordOne(deliver, comercio_id);
      const refused = segments.filter(({ act }) => act === 'refuse').length;
      if (i >= TRIES / 2 && refused === REFUSED[cycle]) return segments;
    }
  } finally {
    await orm.close();
  }
  throw new Error('no typical delivery was seen');
}

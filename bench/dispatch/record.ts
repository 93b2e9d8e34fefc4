import { Unit } from '@corre/db/joined-statements.ts';
import { initOrm } from '@corre/db/orm.ts';
import pg from 'pg';
import { type Cycle, deliveries, dispatchConfig } from './cycles.ts';

const isJson = (text: string): boolean => /^[[{]/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a statement's value with each leaf changed. A text with JSON is parsed and serialized again. */
function deepMap(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => deepMap(inner, change));
  if (typeof value === 'string' && isJson(value)) {
    const inner = parsed(value);
    return typeof inner === 'string' ? change(inner) : { json: deepMap(inner, change) };
  }
  if (typeof value !== 'object' || value === null || value instanceof Buffer) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deepMap(inner, change)]));
}

/** A value from an earlier answer of the same delivery: index of the statement, then row, column … */
export interface Given {
  from: (string | number)[];
}

/** Random bytes that must differ each time, such as those of a tracking link; their number. */
export interface Drawn {
  bytes: number;
}

export interface Statement {
  text: string;
  /** Literal, `Given` or `Drawn`; also inside lists and inside JSON text. */
  values: unknown[];
  /** Whether the statement returned or changed rows. */
  hit: boolean;
  /**
   * Whether the statement took a round trip of its own. A statement without a waiting caller goes out with the next
   * one.
   */
  trip: boolean;
}

/** The statements of one act, or of a courier's app between acts (`act` is null). */
export interface Segment {
  act: string | null;
  statements: Statement[];
}

/**
 * Whether a value identifies its source. Numbers from here on are ids (bench/harness/people.ts); long texts are
 * instants or keys.
 */
const isTelling = (value: unknown): boolean =>
  (typeof value === 'number' && value >= 1_000_000) || (typeof value === 'string' && value.length >= 10);

/**
 * The values seen in answers, with their last place. A courier's id is in many answers, and the last one decided the
 * next act.
 */
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

/** Runs `work` and records every statement of all `pg` clients in this process meanwhile. */
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

/** Number of refusals in a delivery that is fit for a replay. */
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

/**
 * Returns the statements of one typical delivery, recorded from the product in this database. The queue has gone round
 * once before the recording.
 */
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

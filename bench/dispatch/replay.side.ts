import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { closedLoop, type Timed } from '../harness/closed-loop.ts';
import { serve } from '../harness/side-process.ts';
import type { Segment, Statement } from './record.ts';

export interface ReplayOptions {
  url: string;
  clients: number;
  segments: Segment[];
}

const ARRAYS_AND_JSON = new Set([114, 199, 1005, 1007, 1009, 1016, 3802]);

/**
 * Values stay text and are sent back unchanged. Only arrays and JSON are parsed, because values are read from inside
 * them.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    ARRAYS_AND_JSON.has(oid) ? pg.types.getTypeParser(oid, format) : (text: string) => text,
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const follow = (answers: unknown, path: (string | number)[]): unknown =>
  path.reduce((value: unknown, key) => (isRecord(value) ? value[key] : undefined), answers);

/** Replaces the values of the recorded delivery's answers by those of this delivery's own answers. */
function fill(value: unknown, answers: unknown[][]): unknown {
  if (Array.isArray(value)) return value.map((inner) => fill(inner, answers));
  if (!isRecord(value)) return value;
  if (Array.isArray(value.from)) return follow(answers, value.from);
  if (typeof value.bytes === 'number') return randomBytes(value.bytes);
  if ('json' in value) return JSON.stringify(fill(value.json, answers));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, answers)]));
}

/** Opens a connection that sends the product's statements, prepared, with `pg` alone. */
async function openReplay({ url, segments }: ReplayOptions) {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `bench${names.size}`;
    names.set(text, name);
    return name;
  };
  const send = async ({ text, values, hit }: Statement, answers: unknown[][]) => {
    const { rows, rowCount } = await client.query({
      name: nameOf(text),
      text,
      values: values.map((v) => fill(v, answers)),
    });
    if (hit && !rowCount) throw new Error(`the replay went astray: no rows from ${text}`);
    answers.push(rows);
  };
  return {
    async deliver(timed: Timed) {
      const answers: unknown[][] = [];
      for (const { act, statements } of segments) {
        const run = async () => {
          for (const statement of statements) await send(statement, answers);
        };
        await (act === null ? run() : timed(act, run));
      }
    },
    close: () => client.end(),
  };
}

serve<ReplayOptions>(async (options) => {
  const replays = await Promise.all(Array.from({ length: options.clients }, () => openReplay(options)));
  return {
    measure: (seconds) =>
      closedLoop(options.clients, seconds, async (timed, client) => replays[client]?.deliver(timed)),
    close: async () => void (await Promise.all(replays.map((replay) => replay.close()))),
  };
});

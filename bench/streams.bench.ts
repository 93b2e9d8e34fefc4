import { figure } from './harness/in-turns.ts';
import type { Bench, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';
import type { ReadersOptions } from './streams/readers.side.ts';
import { memoryPerStream, startServer } from './streams/street.ts';

const ACTS = 50;
const PATHS = { product: '/trpc/eventos.aoVivo', bare: '/' } as const;
const READERS = new URL('./streams/readers.side.ts', import.meta.url);
const AGAINST = 'bare node:http';

async function openSide(bench: Bench, which: keyof typeof PATHS, streams: number) {
  const server = await startServer(bench, which, streams);
  const { url, port, couriers } = server;
  const readers = await startSide<ReadersOptions>(bench, READERS, {
    url,
    port,
    couriers,
    path: PATHS[which],
    acts: ACTS,
  });
  const memory = await memoryPerStream(server);
  bench.say(
    `${which}: ${memory.heap.toFixed(1)} KB of heap and buffers a stream, ${memory.rss.toFixed(1)} KB resident`,
  );
  const measure = async () => {
    const [used, told] = await Promise.all([server.side.measure(bench.seconds), readers.measure(bench.seconds)]);
    return { ...told, cpu: used.cpu ?? Number.NaN };
  };
  return { memory, measure };
}

async function lines(bench: Bench, streams: number): Promise<Line[]> {
  const product = await openSide(bench, 'product', streams);
  const bare = await openSide(bench, 'bare', streams);
  const rounds = await bench.inTurns({ product: product.measure, bare: bare.measure });
  const both = (name: string) => ({
    ours: figure(rounds.product, name),
    against: AGAINST,
    theirs: figure(rounds.bare, name),
  });
  const kept = (name: 'heap' | 'rss') => ({
    ours: [product.memory[name]],
    against: AGAINST,
    theirs: [bare.memory[name]],
  });
  const of = `${streams} streams`;
  return [
    {
      what: `NOTIFY to the event, p99, ${of}`,
      unit: 'ms',
      ...both('p99'),
      goals: [
        { of: 'value', most: 100 },
        { of: 'ratio', most: 1.5 },
      ],
    },
    { what: `NOTIFY to the event, p50, ${of}`, unit: 'ms', ...both('p50') },
    { what: `events lost, ${of}`, unit: '', ours: figure(rounds.product, 'lost'), goals: [{ of: 'value', most: 0 }] },
    { what: `of one core meanwhile, ${of}`, unit: '%', ...both('cpu') },
    { what: `heap and buffers a stream, ${of}`, unit: 'KB', ...kept('heap'), goals: [{ of: 'value', most: 50 }] },
    { what: `resident memory a stream, ${of}`, unit: 'KB', ...kept('rss'), goals: [{ of: 'value', most: 50 }] },
  ];
}

const row: Row = {
  name: 'streams',
  what: `From the NOTIFY of a transaction to the event on the courier's stream: one stream for each courier, all on one process, ${ACTS} transactions a second, each with an offer and a move in the queue.`,
  against: 'node:http alone, which writes what one LISTEN connection hears: no sessions, no roles, no bounds',
  goal: 'p99 at most 100 ms and 1.5 times the other side’s; at most 50 KB a stream',
  async run(bench) {
    if (bench.short) return lines(bench, 500);
    return [...(await lines(bench, 1_000)), ...(await lines(bench, 5_000))];
  },
};
export default row;

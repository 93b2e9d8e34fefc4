import { initOrm } from '@corre/db/orm.ts';
import type { Cycle } from './dispatch/cycles.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { recordDelivery } from './dispatch/record.ts';
import type { ReplayOptions } from './dispatch/replay.side.ts';
import { CLIENTS, openStreet } from './dispatch/street.ts';
import { deliveriesWeigh } from './dispatch/weight.ts';
import { serverProcess, watchProcessor } from './harness/cpu.ts';
import { figure } from './harness/in-turns.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

const COURIERS = 100;

const product = new URL('./dispatch/product.side.ts', import.meta.url);
const replay = new URL('./dispatch/replay.side.ts', import.meta.url);
const yardstick = new URL('./dispatch/select-1.side.ts', import.meta.url);

const NAMES: Record<Cycle, string> = {
  accept: 'acts, each offer accepted',
  refuse: 'acts, three of four offers refused',
};

/** The product's side, with PostgreSQL's processor time of an act beside its own, in milliseconds. */
async function openProduct(bench: Bench, options: ProductOptions) {
  const side = await startSide(bench, product, options);
  const server = await serverProcess(options.url);
  return async (): Promise<Figures> => {
    const used = watchProcessor([server]);
    const figures = await side.measure(bench.seconds);
    return { ...figures, postgresql: (used().seconds * 1000) / (figures.done ?? 1) };
  };
}

async function openCycle(bench: Bench, cycle: Cycle) {
  const ours = await openStreet(bench, COURIERS);
  const theirs = await openStreet(bench, COURIERS);
  const segments = await recordDelivery(theirs.url, cycle, theirs.comercio_ids[0] ?? 0);
  const acts = segments.filter(({ act }) => act !== null);
  const trips = acts.flatMap(({ statements }) => statements.filter(({ trip }) => trip)).length / acts.length;
  bench.say(`${cycle}: ${acts.length} acts, ${trips.toFixed(1)} round trips each`);
  const replayed = await startSide<ReplayOptions>(bench, replay, { url: theirs.url, clients: CLIENTS, segments });
  return {
    trips,
    url: ours.url,
    ours: await openProduct(bench, { ...ours, cycle }),
    theirs: () => replayed.measure(bench.seconds),
  };
}

const lines = (cycle: Cycle, trips: number, ours: Figures[], theirs: Figures[], ones: Figures[]): Line[] => [
  {
    what: NAMES[cycle],
    unit: '/s',
    ours: figure(ours, 'rate'),
    against: 'the same statements by pg, prepared',
    theirs: figure(theirs, 'rate'),
    goals: [{ of: 'ratio', least: 0.6 }],
  },
  {
    what: `${NAMES[cycle]}, for each select 1`,
    unit: '/s',
    ours: figure(ours, 'rate'),
    against: 'select 1',
    theirs: figure(ones, 'rate'),
    goals: [{ of: 'ratio', least: 0.04 }],
  },
  { what: `round trips of an act (${cycle})`, unit: '', ours: [trips] },
  { what: `processor time of an act in Node (${cycle})`, unit: 'ms', ours: figure(ours, 'processor') },
  { what: `processor time of an act in PostgreSQL (${cycle})`, unit: 'ms', ours: figure(ours, 'postgresql') },
];

async function weigh(url: string): Promise<Line> {
  const orm = await initOrm({ url, poolMax: 1 });
  const kb = await deliveriesWeigh(orm.em.fork());
  await orm.close();
  return { what: 'what a delivery leaves in the database, with its indexes', unit: 'KB', ours: [kb] };
}

const row: Row = {
  name: 'acts',
  what: `Deliveries from the request to the end through the use cases: ${CLIENTS} clients, ${COURIERS} couriers online. An act is a request, an accept, a refusal (with the next offer) or a step, each in its transaction under the dispatch lock.`,
  against: 'the same statements in the same order, by pg alone with prepared statements; and `select 1`',
  goal: 'at least 0.6 of pg; at least 0.04 acts for each `select 1` (1,000 where it does 25,000)',
  async run(bench) {
    const accept = await openCycle(bench, 'accept');
    const refuse = await openCycle(bench, 'refuse');
    const { url } = await bench.database();
    const one = await startSide(bench, yardstick, { url, clients: CLIENTS });
    const measured = await bench.inTurns({
      accept: accept.ours,
      'accept by pg': accept.theirs,
      refuse: refuse.ours,
      'refuse by pg': refuse.theirs,
      'select 1': () => one.measure(bench.seconds),
    });
    const ones = measured['select 1'];
    return [
      ...lines('accept', accept.trips, measured.accept, measured['accept by pg'], ones),
      ...lines('refuse', refuse.trips, measured.refuse, measured['refuse by pg'], ones),
      await weigh(accept.url),
    ];
  },
};
export default row;

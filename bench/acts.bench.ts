import type { Cycle } from './dispatch/cycles.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { recordDelivery } from './dispatch/record.ts';
import type { ReplayOptions } from './dispatch/replay.side.ts';
import { CLIENTS, openStreet } from './dispatch/street.ts';
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

async function openCycle(bench: Bench, cycle: Cycle) {
  const ours = await openStreet(bench, COURIERS);
  const theirs = await openStreet(bench, COURIERS);
  const segments = await recordDelivery(theirs.url, cycle, theirs.comercio_ids[0] ?? 0);
  const acts = segments.filter(({ act }) => act !== null);
  const trips = acts.reduce((sum, { statements }) => sum + statements.length, 0) / acts.length;
  bench.say(`${cycle}: ${acts.length} acts, ${trips.toFixed(1)} round trips each`);
  return {
    trips,
    ours: await startSide<ProductOptions>(bench, product, { ...ours, cycle }),
    theirs: await startSide<ReplayOptions>(bench, replay, { url: theirs.url, clients: CLIENTS, segments }),
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
];

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
    const { seconds } = bench;
    const measured = await bench.inTurns({
      accept: () => accept.ours.measure(seconds),
      'accept by pg': () => accept.theirs.measure(seconds),
      refuse: () => refuse.ours.measure(seconds),
      'refuse by pg': () => refuse.theirs.measure(seconds),
      'select 1': () => one.measure(seconds),
    });
    const ones = measured['select 1'];
    return [
      ...lines('accept', accept.trips, measured.accept, measured['accept by pg'], ones),
      ...lines('refuse', refuse.trips, measured.refuse, measured['refuse by pg'], ones),
    ];
  },
};
export default row;

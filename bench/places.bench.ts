import { availableParallelism } from 'node:os';
import { openPlaces, watchLockWaits } from './dispatch/places.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { serverProcess, watchProcessor } from './harness/cpu.ts';
import { figure } from './harness/in-turns.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

const CLIENTS = 64;
const PLACES = [1, 2, 4, 8] as const;
type Places = (typeof PLACES)[number];
const MOST = 8;

const product = new URL('./dispatch/product.side.ts', import.meta.url);

/**
 * Runs all clients in one process, as one API process would, over this number of places. Also measures lock waits and
 * core use.
 */
async function openSide(bench: Bench, places: Places) {
  const { url, comercio_ids } = await openPlaces(bench, places, CLIENTS);
  const options: ProductOptions = { url, comercio_ids, cycle: 'accept' };
  const side = await startSide(bench, product, options);
  const server = await serverProcess(url);
  return async (): Promise<Figures> => {
    const waits = await watchLockWaits(url);
    const used = watchProcessor([server]);
    const figures = await side.measure(bench.seconds);
    // The last deliveries end later than the requested time, so compute the duration from the rate.
    const { done = 0, rate = 1, processor = 0 } = figures;
    const busy = used().seconds + (processor * done) / 1000;
    return { ...figures, waits: await waits(), cores: (busy / (done / rate) / availableParallelism()) * 100 };
  };
}

const named = (places: Places): string => (places === 1 ? '1 place' : `${places} places`);

const lines = (places: Places, ours: Figures[], one: Figures[]): Line[] => [
  {
    what: `acts, ${named(places)}`,
    unit: '/s',
    ours: figure(ours, 'rate'),
    ...(places === 1 ? {} : { against: '1 place', theirs: figure(one, 'rate') }),
  },
  {
    what: `time of an act that waits for a lock, ${named(places)}`,
    unit: '%',
    ours: figure(ours, 'waits'),
    ...(places === MOST ? { goals: [{ of: 'value' as const, most: 5 }] } : {}),
  },
  {
    what: `the machine's cores, ${named(places)}`,
    unit: '%',
    ours: figure(ours, 'cores'),
    ...(places === MOST ? { goals: [{ of: 'value' as const, least: 90 }] } : {}),
  },
];

const row: Row = {
  name: 'places',
  what: `Deliveries from the request to the end, each offer accepted: ${CLIENTS} clients over 1, 2, 4 and 8 places (praca), each with its own dispatch lock, in one database.`,
  against: 'itself with one place',
  goal: `at ${MOST} places an act waits for a lock for at most 5 % of its time, and the cores are full`,
  async run(bench) {
    const one = await openSide(bench, 1);
    const two = await openSide(bench, 2);
    const four = await openSide(bench, 4);
    const eight = await openSide(bench, 8);
    const measured = await bench.inTurns({ '1': one, '2': two, '4': four, '8': eight });
    return PLACES.flatMap((places) => lines(places, measured[places], measured[1]));
  },
};
export default row;

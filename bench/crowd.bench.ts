import type { Cycle } from './dispatch/cycles.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { CLIENTS, openStreet, type Street } from './dispatch/street.ts';
import { figure } from './harness/in-turns.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

const product = new URL('./dispatch/product.side.ts', import.meta.url);
const CYCLES = ['accept', 'refuse'] as const satisfies Cycle[];
const FEW = 100;

interface Crowd {
  name: string;
  couriers: number;
  refused: number;
}

const online = (couriers: number): Crowd => ({
  name: `${couriers.toLocaleString('en')} couriers online`,
  couriers,
  refused: 0,
});
const waiting = (routes: number): Crowd => ({
  name: `${routes.toLocaleString('en')} routes wait, all but one refused`,
  couriers: FEW,
  refused: routes - 1,
});
/** Crowds that grow: couriers online, or waiting routes that all couriers have refused. */
const CROWDS = [online(1_000), online(10_000), waiting(100), waiting(5_000)];
const SHORT = [online(300), waiting(50)];
const ALONE: Crowd = { name: `${FEW} couriers, nothing else waits`, couriers: FEW, refused: 0 };

async function open(bench: Bench, crowds: readonly Crowd[]) {
  const sides: [string, () => Promise<Figures>][] = [];
  for (const { name, couriers, refused } of [ALONE, ...crowds]) {
    bench.say(`planting: ${name}`);
    const street: Street = await openStreet(bench, couriers, refused);
    for (const cycle of CYCLES) {
      const side = await startSide<ProductOptions>(bench, product, { ...street, cycle });
      sides.push([`${cycle}: ${name}`, () => side.measure(bench.seconds)]);
    }
  }
  return Object.fromEntries(sides);
}

const row: Row = {
  name: 'crowd',
  what: `The acts of the row above with more couriers online, and with more routes waiting that nobody may take now; ${CLIENTS} clients.`,
  against: `its own rate with ${FEW} couriers online and nothing else waiting`,
  goal: 'at least 0.9',
  async run(bench) {
    const crowds = bench.short ? SHORT : CROWDS;
    const measured = await bench.inTurns(await open(bench, crowds));
    const rate = (cycle: Cycle, name: string) => figure(measured[`${cycle}: ${name}`] ?? [], 'rate');
    return CYCLES.flatMap((cycle) =>
      crowds.map(
        ({ name }): Line => ({
          what: `${cycle}: ${name}`,
          unit: '/s',
          ours: rate(cycle, name),
          against: ALONE.name,
          theirs: rate(cycle, ALONE.name),
          goals: [{ of: 'ratio', least: 0.9 }],
        }),
      ),
    );
  },
};
export default row;

import { figure } from './harness/in-turns.ts';
import type { Figures, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';
import type { PanelsOptions } from './streams/panels.side.ts';
import { startServer } from './streams/street.ts';

const COURIERS = 5_000;
/** Three rounds of this length are the minute of the goal. */
const SECONDS = 20;
const PANELS = new URL('./streams/panels.side.ts', import.meta.url);

const row: Row = {
  name: 'idle',
  what: `${COURIERS} couriers online who wait for a minute: a stream each on one process, and what their panels ask meanwhile. Nothing is asked for or offered.`,
  against: 'one core',
  goal: 'at most 15 % of it',
  async run(bench) {
    const couriers = bench.short ? COURIERS / 10 : COURIERS;
    const server = await startServer(bench, 'product', couriers);
    const { url, port } = server;
    const options: PanelsOptions = { url, port, path: '/trpc/eventos.aoVivo', couriers: server.couriers };
    const panels = await startSide(bench, PANELS, options);
    const rounds: Figures[] = [];
    // The first round does not count, because connections and compiled code must be warm.
    for (let round = bench.short ? 1 : 0; round <= (bench.short ? 1 : 3); round += 1) {
      const seconds = bench.short ? bench.seconds : SECONDS;
      const [used, asked] = await Promise.all([server.side.measure(seconds), panels.measure(seconds)]);
      const figures = { cpu: used.cpu ?? Number.NaN, ...asked };
      bench.say(JSON.stringify(figures));
      if (round > 0) rounds.push(figures);
    }
    return [
      { what: `CPU, ${couriers} couriers`, unit: '%', ours: figure(rounds, 'cpu'), goals: [{ of: 'value', most: 15 }] },
      { what: 'transactions of the database', unit: '/s', ours: figure(rounds, 'transactions') },
      { what: 'requests over HTTP', unit: '/s', ours: figure(rounds, 'asked') },
      { what: 'refused', unit: '', ours: figure(rounds, 'refused'), goals: [{ of: 'value', most: 0 }] },
    ];
  },
};
export default row;

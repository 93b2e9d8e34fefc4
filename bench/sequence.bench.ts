import { serverProcess, watchProcessor } from './harness/cpu.ts';
import { figure } from './harness/in-turns.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';
import type { ClientOptions } from './sequence/client.side.ts';
import type { PanelsOptions } from './streams/panels.side.ts';
import { startServer } from './streams/street.ts';

const OTHERS = 50;
const CLIENT = new URL('./sequence/client.side.ts', import.meta.url);
const PANELS = new URL('./streams/panels.side.ts', import.meta.url);
const ACTS = { request: 'the request', poll: 'the look', accept: 'the acceptance', step: 'a step' } as const;

/** Starts a server with one courier who delivers. The panels of `others` are open and poll. */
async function open(bench: Bench, others: number): Promise<() => Promise<Figures>> {
  const { url, port, couriers, shop, side } = await startServer(bench, 'product', others + 1);
  if (others > 0) {
    const options: PanelsOptions = { url, port, path: '/trpc/eventos.aoVivo', couriers };
    await startSide(bench, PANELS, options);
  }
  const client = await startSide<ClientOptions>(bench, CLIENT, { port, shop, couriers });
  const postgresql = await serverProcess(url);
  return async () => {
    const used = watchProcessor([postgresql]);
    const [figures, product] = await Promise.all([client.measure(bench.seconds), side.measure(bench.seconds)]);
    const each = (seconds: number) => (seconds * 1_000) / (figures.deliveries ?? Number.NaN);
    const node = each(((product.cpu ?? Number.NaN) / 100) * bench.seconds);
    return { ...figures, node, postgresql: each(used().seconds) };
  };
}

const row: Row = {
  name: 'sequence',
  what: `A whole delivery by one REST client over one connection, one call after the other, each change with a key: the request, the courier's look, the acceptance, three steps. Alone, and beside ${OTHERS} couriers online with their panels open.`,
  against: 'the time that nobody notices',
  goal: 'at most 20 ms at the median',
  async run(bench) {
    const alone = await open(bench, 0);
    const beside = await open(bench, OTHERS);
    const measured = await bench.inTurns({ alone, beside });
    const lines = (rounds: Figures[], who: string): Line[] => [
      {
        what: `a delivery, ${who}`,
        unit: 'ms',
        ours: figure(rounds, 'delivery p50'),
        goals: [{ of: 'value', most: 20 }],
      },
      { what: `p99 of a delivery, ${who}`, unit: 'ms', ours: figure(rounds, 'delivery p99') },
      { what: `processor of a delivery in Node, ${who}`, unit: 'ms', ours: figure(rounds, 'node') },
      { what: `processor of a delivery in PostgreSQL, ${who}`, unit: 'ms', ours: figure(rounds, 'postgresql') },
      ...Object.entries(ACTS).map(
        ([name, what]): Line => ({ what: `${what}, ${who}`, unit: 'ms', ours: figure(rounds, `${name} p50`) }),
      ),
    ];
    return [...lines(measured.alone, 'alone'), ...lines(measured.beside, `${OTHERS} others online`)];
  },
};
export default row;

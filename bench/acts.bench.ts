import { type Em, initOrm } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Cycle } from './dispatch/cycles.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { recordDelivery } from './dispatch/record.ts';
import type { ReplayOptions } from './dispatch/replay.side.ts';
import { CLIENTS, openStreet } from './dispatch/street.ts';
import { serverProcess, watchProcessor } from './harness/cpu.ts';
import { figure } from './harness/in-turns.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

/** Tables that grow with every delivery. */
const GROWING = ['rota', 'solicitacao', 'solicitacao_historico', 'oferta', 'oferta_pulo', 'entrega'];

/** Returns the size of these tables and their indexes per delivery, in KB, after a full vacuum. */
async function deliveriesWeigh(em: Em): Promise<number> {
  for (const table of GROWING) await em.execute(`vacuum full ${table}`);
  const sizes = sql.join(
    GROWING.map((table) => sql`pg_total_relation_size(${table}::regclass)`),
    sql` + `,
  );
  const { bytes, deliveries } = await onlyRow(
    em,
    sql<{ bytes: number; deliveries: number }>`select ${sizes} as bytes, (select count(*) from entrega) as deliveries`,
  );
  return bytes / 1024 / deliveries;
}

const COURIERS = 100;
/** Many clients, with enough couriers for their deliveries. */
const MANY = { clients: 64, couriers: 300 };

const product = new URL('./dispatch/product.side.ts', import.meta.url);
const replay = new URL('./dispatch/replay.side.ts', import.meta.url);
const tpcB = new URL('./dispatch/tpc-b.side.ts', import.meta.url);
const yardstick = new URL('./dispatch/select-1.side.ts', import.meta.url);

const NAMES: Record<Cycle, string> = {
  accept: 'acts, each offer accepted',
  refuse: 'acts, three of four offers refused',
};

/** Starts the product's side, and also measures PostgreSQL's processor time for each act, in milliseconds. */
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
  const crowded = await openStreet(bench, MANY.couriers, 0, MANY.clients);
  const alone = await openStreet(bench, COURIERS);
  const replayed = await startSide<ReplayOptions>(bench, replay, { url: theirs.url, clients: CLIENTS, segments });
  return {
    trips,
    url: ours.url,
    ours: await openProduct(bench, { ...ours, cycle }),
    alone: await openProduct(bench, { ...alone, cycle, env: { ACTS_TOGETHER: '1' } }),
    many: await openProduct(bench, { ...crowded, cycle }),
    theirs: () => replayed.measure(bench.seconds),
  };
}

/** The figures of one cycle. */
interface Measured {
  trips: number;
  ours: Figures[];
  alone: Figures[];
  many: Figures[];
  theirs: Figures[];
}

/** The reference figures for both cycles. */
interface Yardsticks {
  ones: Figures[];
  tpcB: Figures[];
}

const tpcBName = (rounds: Figures[]) =>
  rounds.some(({ by_pg }) => by_pg === 1)
    ? 'one TPC-B client, by pg (no pgbench here)'
    : 'one client of pgbench, TPC-B';

const lines = (cycle: Cycle, { trips, ours, alone, many, theirs }: Measured, { ones, tpcB }: Yardsticks): Line[] => [
  {
    what: NAMES[cycle],
    unit: '/s',
    ours: figure(ours, 'rate'),
    against: 'the same statements by pg, prepared',
    theirs: figure(theirs, 'rate'),
    goals: [{ of: 'ratio', least: 0.6 }],
  },
  ...[
    { clients: CLIENTS, rounds: ours },
    { clients: MANY.clients, rounds: many },
  ].map(
    ({ clients, rounds }): Line => ({
      what: `${NAMES[cycle]}, ${clients} clients`,
      unit: '/s',
      ours: figure(rounds, 'rate'),
      against: tpcBName(tpcB),
      theirs: figure(tpcB, 'rate'),
      goals: [{ of: 'ratio', least: 0.6 }],
    }),
  ),
  {
    what: `${NAMES[cycle]}, those that wait done together`,
    unit: '/s',
    ours: figure(ours, 'rate'),
    against: 'each in a transaction of its own',
    theirs: figure(alone, 'rate'),
    goals: [{ of: 'ratio', least: 1 }],
  },
  {
    what: `${NAMES[cycle]}, for each select 1`,
    unit: '/s',
    ours: figure(ours, 'rate'),
    against: 'select 1',
    theirs: figure(ones, 'rate'),
    goals: [{ of: 'ratio', least: 0.04 }],
  },
  { what: `round trips of an act that is alone (${cycle})`, unit: '', ours: [trips] },
  ...[
    { what: 'together', rounds: ours },
    { what: 'alone', rounds: alone },
  ].flatMap(({ what, rounds }): Line[] => [
    { what: `processor time of an act in Node (${cycle}, ${what})`, unit: 'ms', ours: figure(rounds, 'processor') },
    { what: `the same in PostgreSQL (${cycle}, ${what})`, unit: 'ms', ours: figure(rounds, 'postgresql') },
  ]),
];

async function weigh(url: string): Promise<Line> {
  const orm = await initOrm({ url, poolMax: 1 });
  const kb = await deliveriesWeigh(orm.em.fork());
  await orm.close();
  return { what: 'what a delivery leaves in the database, with its indexes', unit: 'KB', ours: [kb] };
}

const row: Row = {
  name: 'acts',
  what: `Deliveries from the request to the end through the use cases: ${CLIENTS} clients and ${COURIERS} couriers online, ${MANY.clients} and ${MANY.couriers}. An act is a request, an accept, a refusal (with the next offer) or a step, each in its turn under the dispatch lock.`,
  against:
    'the same statements in the same order, by pg alone with prepared statements; one client of `pgbench` (TPC-B, prepared); itself without doing acts together; and `select 1`',
  goal: 'at least 0.6 of pg; with 8 and with 64 clients at least 0.6 of pgbench; at least 0.04 acts for each `select 1` (1,000 where it does 25,000)',
  async run(bench) {
    const accept = await openCycle(bench, 'accept');
    const refuse = await openCycle(bench, 'refuse');
    const { url } = await bench.database();
    const one = await startSide(bench, yardstick, { url, clients: CLIENTS });
    const bank = await startSide(bench, tpcB, await bench.database());
    const measured = await bench.inTurns({
      accept: accept.ours,
      'accept alone': accept.alone,
      'accept by pg': accept.theirs,
      'accept, many': accept.many,
      refuse: refuse.ours,
      'refuse alone': refuse.alone,
      'refuse by pg': refuse.theirs,
      'refuse, many': refuse.many,
      'select 1': () => one.measure(bench.seconds),
      pgbench: () => bank.measure(bench.seconds),
    });
    const yardsticks = { ones: measured['select 1'], tpcB: measured.pgbench };
    const of = (cycle: Cycle, trips: number): Measured => ({
      trips,
      ours: measured[cycle],
      alone: measured[`${cycle} alone`],
      theirs: measured[`${cycle} by pg`],
      many: measured[`${cycle}, many`],
    });
    return [
      ...lines('accept', of('accept', accept.trips), yardsticks),
      ...lines('refuse', of('refuse', refuse.trips), yardsticks),
      await weigh(accept.url),
    ];
  },
};
export default row;

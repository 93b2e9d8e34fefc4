import { type Config, readConfig } from '@corre/api/base/config.ts';
import type { Vault } from '@corre/api/base/vault.ts';
import { sweep } from '@corre/api/runtime/sweep/sweep.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { ProductOptions } from './dispatch/product.side.ts';
import { figure } from './harness/in-turns.ts';
import { benchVault } from './harness/key.ts';
import { bringOnline, type Person } from './harness/people.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';
import { NEWCOMER, REGULAR } from './history/past.sql.ts';
import { reads, type Subjects } from './history/reads.ts';
import { smallWorlds, startWorlds } from './history/worlds.ts';

/** The ids of couriers and shops that do the acts. They are others than those whose lists are read. */
const AT_WORK = { from: 1_001, couriers: 100 };
const SHOPS_AT_WORK = Array.from({ length: 8 }, (_, n) => 101 + n);

/** A world with couriers online, and the accounts whose data are read. */
interface World {
  url: string;
  orm: Orm;
  config: Config;
  vault: Vault;
  subjects: Subjects;
  comercio_ids: number[];
}

async function newestRequest(orm: Orm): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from solicitacao where status = 'finalizada'`.execute(orm.em.fork().getKysely());
  return rows[0]?.id ?? 0;
}

/** Opens a world. In a kept world, the couriers are already online from an earlier run. */
async function openWorld(url: string): Promise<World> {
  const orm = await initOrm({ url, poolMax: 8 });
  const em = orm.em.fork();
  const online = await em.execute('select 1 from fila_entregador where online limit 1');
  if (online.length === 0) {
    const people = Array.from(
      { length: AT_WORK.couriers },
      (_, n): Person => ({ id: AT_WORK.from + n, nome: '', cookie: '' }),
    );
    await bringOnline(em, people);
  }
  return {
    url,
    orm,
    config: readConfig({}),
    vault: benchVault,
    subjects: {
      entregador_id: REGULAR,
      novato_id: NEWCOMER,
      comercio_id: 1,
      solicitacao_id: await newestRequest(orm),
    },
    comercio_ids: SHOPS_AT_WORK,
  };
}

const FEW = 1_000;
const SOME = 100_000;
const MANY = 10_000_000;
const CLIENTS = 8;
/** Calls of one read in a round: at least `least`, at most `most`, and no more after `ms` milliseconds. */
const CALLS = { least: 3, most: 30, ms: 300 };
const ONE_CALL = { least: 1, most: 1, ms: 0 };

const product = new URL('./dispatch/product.side.ts', import.meta.url);

const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** Returns the median time of each read, in milliseconds. */
async function timeReads({ orm, subjects }: World, calls: typeof CALLS): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    const began = performance.now();
    while (times.length < calls.least || (times.length < calls.most && performance.now() - began < calls.ms)) {
      const from = performance.now();
      await read(orm.em.fork(), subjects);
      times.push(performance.now() - from);
    }
    figures[name] = middle(times);
  }
  return figures;
}

/** Runs one sweep, as the product does every hour. Returns its time and the number of deleted rows. */
async function timeSweep({ orm, config, vault }: World): Promise<Figures> {
  const from = performance.now();
  await sweep({ orm, config, vault });
  const ms = performance.now() - from;
  const done = await sql<{ linhas: number }>`select sum(linhas)::int as linhas from limpeza`.execute(
    orm.em.fork().getKysely(),
  );
  return { ms, rows: done.rows[0]?.linhas ?? 0 };
}

/** Compares the rates of acts with a long history and with a short one. */
async function actsOf(bench: Bench, worlds: Record<string, World>): Promise<Line[]> {
  const sides: Record<string, () => Promise<Figures>> = {};
  for (const [name, { url, comercio_ids }] of Object.entries(worlds)) {
    const options: ProductOptions = { url, cycle: 'refuse', comercio_ids: comercio_ids.slice(0, CLIENTS) };
    const side = await startSide<ProductOptions>(bench, product, options);
    sides[name] = () => side.measure(bench.seconds);
  }
  const measured = await bench.inTurns(sides);
  const [few = '', ...others] = Object.keys(worlds);
  return others.map((name) => ({
    what: `acts with ${name} past deliveries`,
    unit: '/s',
    ours: figure(measured[name] ?? [], 'rate'),
    against: few,
    theirs: figure(measured[few] ?? [], 'rate'),
    goals: [{ of: 'ratio', least: 0.9 }],
  }));
}

async function readsOf(bench: Bench, few: World, many: World, past: string): Promise<Line[]> {
  const calls = bench.short ? ONE_CALL : CALLS;
  const measured = await bench.inTurns({ many: () => timeReads(many, calls), few: () => timeReads(few, calls) });
  return Object.keys(reads).map((name) => ({
    what: `${name}, ${past} past deliveries`,
    unit: 'ms',
    ours: figure(measured.many, name),
    against: '1,000',
    theirs: figure(measured.few, name),
    goals: [{ of: 'ratio', most: 1.3 }],
  }));
}

const row: Row = {
  name: 'history',
  what: `What the panels ask for, the acts of a delivery (${CLIENTS} clients, 100 couriers online) and the sweep, with 1,000, 100,000 and 10,000,000 deliveries of two years behind the same half year. Worlds take some 30 GB below the temporary folder; KEEP_WORLDS=1 keeps them for the next run.`,
  against: 'the same with 1,000',
  goal: 'a read at most 1.3 of its time, acts at least 0.9 of their rate',
  async run(bench) {
    const worlds = bench.short ? smallWorlds(bench) : await startWorlds(bench.say);
    bench.atEnd(() => worlds.end({ keep: process.env.KEEP_WORLDS === '1' }));
    const open = async (past: number) => {
      const world = await openWorld(await worlds.open(past));
      bench.atEnd(() => world.orm.close());
      return world;
    };
    const few = await open(FEW);
    // A short run has one world, used in place of all of them.
    const some = bench.short ? few : await open(SOME);
    const many = bench.short ? few : await open(MANY);
    const past = (bench.short ? FEW : MANY).toLocaleString('en');
    const read = await readsOf(bench, few, many, past);
    const acts = await actsOf(bench, { '1,000': few, '100,000': some, ...(!bench.short && { [past]: many }) });
    const swept = await bench.inTurns({ many: () => timeSweep(many), few: () => timeSweep(few) });
    const sweeps: Line[] = [
      { what: `a sweep that finds a backlog, ${past} past deliveries`, unit: 'ms', ours: figure(swept.many, 'ms') },
      { what: 'rows that it takes away', unit: '', ours: figure(swept.many, 'rows') },
      { what: 'a sweep that finds nothing', unit: 'ms', ours: figure(swept.few, 'ms') },
    ];
    return [...read, ...acts, ...sweeps];
  },
};
export default row;

import { tmpdir } from 'node:os';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { initOrm } from '@corre/db/orm.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import type { CityOptions } from './friday/city.side.ts';
import { serverProcess, watchProcessor } from './harness/cpu.ts';
import { BENCH_KEY } from './harness/key.ts';
import { bringOnline, plantCouriers, plantShops, settle } from './harness/people.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

const COURIERS = 2_000;
const SHOPS = 500;
const PER_HOUR = 10_000;
/** The fleets with the panels' normal poll, and one fleet whose panels rely on their stream [oferta-consulta]. */
const FLEETS = [
  { name: '1 process', processes: 1, pollMs: INTERVALO_CONSULTA_MS },
  { name: '2 processes', processes: 2, pollMs: INTERVALO_CONSULTA_MS },
  { name: '4 processes', processes: 4, pollMs: INTERVALO_CONSULTA_MS },
  { name: '1 process, a poll a minute', processes: 1, pollMs: 60_000 },
];
type Fleet = (typeof FLEETS)[number];
/** Seconds of the measurement and of the warm-up. A short run has a tenth of the town and one fleet. */
const LONG = { measured: 75, warmUp: 15, share: 1 };
const SHORT = { measured: 3, warmUp: 1, share: 0.1 };
const P99_MS = 150;

/** Couriers must stay online although the draw makes them refuse and let offers lapse. They would not come back. */
const ambiente = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: tmpdir(),
  CHAVE_DADOS: BENCH_KEY,
  ADMIN_PASSWORD: 'senha-do-admin',
  PUSH: 'false',
  EXPIRADAS_PARA_SAIR: '100',
  NAO_ENTREGUES_PARA_SAIR: '100',
  RECUSAS_PARA_SUSPENDER: '100',
});

async function plant(bench: Bench, share: number) {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  const couriers = await plantCouriers(em, COURIERS * share);
  const shops = await plantShops(em, SHOPS * share);
  await bringOnline(em, couriers);
  await settle(em);
  await orm.close();
  return { url, couriers, shops };
}

async function measure(bench: Bench, { processes, pollMs, name }: Fleet): Promise<Figures> {
  const { measured, warmUp, share } = bench.short ? SHORT : LONG;
  const { url, ...people } = await plant(bench, share);
  const fleet = await Promise.all(Array.from({ length: processes }, () => startProcess(ambiente(url))));
  const stop = async () => void (await Promise.all(fleet.map((one) => one.kill())));
  bench.say(`${name}: up; opening ${people.couriers.length + people.shops.length} streams`);
  const bases = fleet.map(({ base }) => base);
  const city = await startSide<CityOptions>(bench, new URL('./friday/city.side.ts', import.meta.url), {
    bases,
    ...people,
    pollMs,
    perHour: PER_HOUR * share,
  });
  await city.measure(warmUp);
  const api = watchProcessor(fleet.map(({ pid }) => pid));
  const postgresql = watchProcessor([await serverProcess(url)]);
  const figures = await city.measure(measured);
  const used = { api: api().percent, postgresql: postgresql().percent };
  await city.stop();
  await stop();
  return { ...figures, ...used };
}

const lines = (name: string, figures: Figures): Line[] => {
  const line = (what: string, figure: string, unit: Line['unit'], most?: number): Line => ({
    what: `${what}, ${name}`,
    unit,
    ours: [figures[figure] ?? Number.NaN],
    ...(most !== undefined && { goals: [{ of: 'value', most }] }),
  });
  return [
    line('requests that nobody took', 'unserved', '', 0),
    line('faults', 'faults', '', 0),
    line('p99 from the request to the first offer', 'offer p99', 'ms', P99_MS),
    line('median of the same', 'offer p50', 'ms'),
    line('requests an hour', 'per hour', ''),
    line('HTTP calls a second', 'calls a second', ''),
    line('p99 of a call', 'call p99', 'ms'),
    line('processor of the API', 'api', '%'),
    line('processor of PostgreSQL', 'postgresql', '%'),
  ];
};

const row: Row = {
  name: 'friday',
  what: `A Friday night over HTTP: ${COURIERS} couriers who hold their stream and poll, ${SHOPS} shops, ${PER_HOUR} deliveries an hour for ${LONG.measured} s; of 100 offers 12 are refused and 6 lapse.`,
  against: 'the rate asked for',
  goal: `all served, no faults, p99 from the request to the first offer at most ${P99_MS} ms while couriers are free`,
  async run(bench) {
    const all: Line[] = [];
    for (const fleet of bench.short ? FLEETS.slice(1, 2) : FLEETS) {
      const figures = await measure(bench, fleet);
      bench.say(
        Object.entries(figures)
          .map(([name, value]) => `${name} ${value.toFixed(1)}`)
          .join(', '),
      );
      all.push(...lines(fleet.name, figures));
    }
    return all;
  },
};
export default row;

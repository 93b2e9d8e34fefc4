import { tmpdir } from 'node:os';
import { createHistogram } from 'node:perf_hooks';
import { initOrm } from '@corre/db/orm.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import type { AttackersOptions } from './flood/attackers.side.ts';
import { figure } from './harness/in-turns.ts';
import { plantCouriers } from './harness/people.ts';
import type { Figures, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

const ATTACKERS = 30;
const MODULE = new URL('./flood/attackers.side.ts', import.meta.url);

/** Measures how long `/healthz` takes, called again and again by one client. */
async function watch(base: string, seconds: number): Promise<Figures> {
  const times = createHistogram();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await (await fetch(`${base}/healthz`)).arrayBuffer();
    times.record(Math.max(1, Math.round((performance.now() - begun) * 1000)));
  }
  return { p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000, most: times.max / 1000 };
}

const row: Row = {
  name: 'flood',
  what: `How long /healthz takes while ${ATTACKERS} send bodies of 7 MB without end, by nobody and by one account; brakes off.`,
  against: 'the same process without them',
  goal: 'p99 of at most 100 ms',
  async run(bench) {
    const { url } = await bench.database();
    const { base, kill } = await startProcess({
      DATABASE_URL: url,
      DATA_DIR: tmpdir(),
      CHAVE_DADOS: '0'.repeat(64),
      ADMIN_PASSWORD: 'senha-do-admin',
    });
    bench.atEnd(async () => void (await kill()));
    // The planted documents are encrypted with the key of this process (`BENCH_KEY`).
    const orm = await initOrm({ url, poolMax: 2 });
    const [courier] = await plantCouriers(orm.em.fork(), 1);
    await orm.close();
    const attackers = (cookie: string) => startSide<AttackersOptions>(bench, MODULE, { base, cookie, many: ATTACKERS });
    const [nobody, account] = [await attackers(''), await attackers(courier?.cookie ?? '')];
    const under = (side: typeof nobody) => async () => {
      const [attack, health] = await Promise.all([side.measure(bench.seconds), watch(base, bench.seconds)]);
      bench.say(JSON.stringify({ ...attack, ...health }));
      return health;
    };
    const measured = await bench.inTurns({
      alone: () => watch(base, bench.seconds),
      nobody: under(nobody),
      account: under(account),
    });
    return (['nobody', 'account'] as const).map((who) => ({
      what: `p99 of /healthz, ${ATTACKERS} attackers, ${who === 'nobody' ? 'without a session' : 'one account'}`,
      unit: 'ms' as const,
      ours: figure(measured[who], 'p99'),
      against: 'without them',
      theirs: figure(measured.alone, 'p99'),
      goals: [{ of: 'value' as const, most: 100 }],
    }));
  },
};
export default row;

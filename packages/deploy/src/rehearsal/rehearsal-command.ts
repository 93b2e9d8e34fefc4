/**
 * `npm run rehearsal -- rolling`: measures the effect of a release, a crash or a failover on people at work
 * (docs/operations.md).
 */
import { parseArgs } from 'node:util';
import { openRelay } from '@corre/testing/neighbours/relay.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { type Act, countKept, killed, rehearse, rolling } from './acts.ts';
import { setStage } from './stage.ts';
import { startPair } from './standby-pair.ts';

const HELP = `npm run rehearsal -- rolling | killed | restart | failover
  [--processes 3] [--couriers 30] [--shops 10] [--streams 60] [--seconds 15]

  rolling    each API process is stopped and started, one after another
  killed     an API process dies by kill -9 and comes back
  restart    PostgreSQL is killed and started again
  failover   PostgreSQL is killed, its synchronous standby takes over`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '3' },
    couriers: { type: 'string', default: '30' },
    shops: { type: 'string', default: '10' },
    streams: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '15' },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const sorted = (times: number[]) => times.toSorted((a, b) => a - b).map(Math.round);
const at = (times: number[], part: number) => times[Math.floor((times.length - 1) * part)] ?? null;

async function main(name: string): Promise<number> {
  const nginx = await debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  const pair = await startPair();
  const relay = await openRelay(pair.primary.port);
  const acts: Record<string, Act> = {
    rolling,
    killed,
    restart: () => pair.restart(),
    failover: async () => {
      await pair.failOver();
      relay.leadTo(pair.standby.port);
    },
  };
  const act = acts[name];
  if (!act || nginx === null) {
    await pair.close();
    await relay.close();
    say(nginx === null ? 'nginx is missing, and could not be installed.' : HELP);
    return 2;
  }
  const url = new URL(pair.primary.url);
  url.port = String(relay.port);
  const size = {
    processes: Number(values.processes),
    couriers: Number(values.couriers),
    shops: Number(values.shops),
  };
  const stage = await setStage(nginx, { url: url.href, ownUrl: pair.primary.url }, size);
  const met = await rehearse(stage, act, { seconds: Number(values.seconds), more: Number(values.streams) });
  const kept = await countKept(name === 'failover' ? pair.standby.url : pair.primary.url, met);
  const gaps = sorted(met.gaps);
  say(`${name}: ${JSON.stringify(size)}, ${size.couriers + size.shops + Number(values.streams)} streams`);
  say(
    `calls: ${met.asked}; answers: ${JSON.stringify(Object.fromEntries(met.outcomes))}; slowest ${Math.round(met.slowest)} ms`,
  );
  say(
    `streams back: ${gaps.length}; after ${at(gaps, 0.5)} ms (median), ${at(gaps, 0.99)} ms (p99), ${at(gaps, 1)} ms (last)`,
  );
  say(
    `acknowledged: ${met.acknowledged.requests.size} requests, ${met.acknowledged.ends.size} ends; ${JSON.stringify(kept)}`,
  );
  await stage.close();
  await relay.close();
  await pair.close();
  return Object.values(kept).every((count) => count === 0) ? 0 : 1;
}

process.exit(await main(positionals[0] ?? ''));

import { openRelay, type Relay } from '@corre/testing/neighbours/relay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../testing/debian-package.ts';
import { countKept, rehearse } from './acts.ts';
import type { Outcome } from './caller.ts';
import { type Stage, setStage } from './stage.ts';
import { type StandbyPair, startPair } from './standby-pair.ts';

const nginx = await debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
const NOTHING = { lostRequests: 0, lostEnds: 0, doubled: 0 };
/** 400: the offer lapsed before a slow machine accepted it. */
const EXPECTED = new Set<Outcome>([200, 400, 503]);
let pair: StandbyPair;
let relay: Relay;
let stage: Stage;

beforeAll(async () => {
  if (nginx === null) return;
  pair = await startPair();
  relay = await openRelay(pair.primary.port);
  const url = new URL(pair.primary.url);
  url.port = String(relay.port);
  stage = await setStage(nginx, { url: url.href, ownUrl: pair.primary.url }, { processes: 2, couriers: 4, shops: 2 });
}, 120_000);
afterAll(async () => {
  await stage?.close();
  await relay?.close();
  await pair?.close();
});

const ready = () => Promise.all(stage.processes.map((one) => one.ready()));

describe.skipIf(nginx === null)('people at work on a PostgreSQL with a synchronous standby', () => {
  it('hear 503 and never 500 while it is killed and started again, and lose nothing', async () => {
    const met = await rehearse(stage, () => pair.restart(), { seconds: 2 });
    expect([...met.outcomes.keys()].filter((outcome) => !EXPECTED.has(outcome))).toEqual([]);
    await expect.poll(ready, { timeout: 30_000 }).toEqual([true, true]);
    expect(met.acknowledged.requests.size).toBeGreaterThan(0);
    expect(await countKept(pair.primary.url, met)).toEqual(NOTHING);
  });

  it('hear 503 and never 500 when the standby takes over, and lose nothing of what was acknowledged', async () => {
    const takeOver = async () => {
      await pair.failOver();
      relay.leadTo(pair.standby.port);
    };
    const met = await rehearse(stage, takeOver, { seconds: 2 });
    expect([...met.outcomes.keys()].filter((outcome) => !EXPECTED.has(outcome))).toEqual([]);
    await expect.poll(ready, { timeout: 30_000 }).toEqual([true, true]);
    expect(met.acknowledged.requests.size).toBeGreaterThan(0);
    expect(await countKept(pair.standby.url, met)).toEqual(NOTHING);
  });
});

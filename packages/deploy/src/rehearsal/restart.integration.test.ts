import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../testing/debian-package.ts';
import { countKept, killed, rehearse, rolling } from './acts.ts';
import type { Outcome } from './caller.ts';
import { type Stage, setStage } from './stage.ts';

const nginx = await debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
const NOTHING = { lostRequests: 0, lostEnds: 0, doubled: 0 };
let database: TestDatabase;
let stage: Stage;

beforeAll(async () => {
  if (nginx === null) return;
  database = await createTestDatabase();
  stage = await setStage(nginx, { url: database.url }, { processes: 2, couriers: 4, shops: 2 });
});
afterAll(async () => {
  await stage?.close();
  await database?.drop();
});

/** 400: the offer lapsed before a slow machine accepted it. The rules refused it; no process failed. */
const ANSWERED = new Set<Outcome>([200, 400]);
/** Returns every outcome that is no answer of the product. */
const failures = (outcomes: Map<Outcome, number>) => [...outcomes].filter(([outcome]) => !ANSWERED.has(outcome));

describe.skipIf(nginx === null)('people at work behind nginx', () => {
  it('notice nothing of a release: no call fails, and every stream is back', async () => {
    const met = await rehearse(stage, rolling, { seconds: 2, more: 6 });
    expect(failures(met.outcomes)).toEqual([]);
    // There are twelve streams, and each process had some of them.
    expect(met.gaps.length).toBeGreaterThan(5);
    expect(met.acknowledged.requests.size).toBeGreaterThan(0);
    expect(await countKept(database.url, met)).toEqual(NOTHING);
  });

  it('notice nothing of a process that dies: what carries a key is tried at the next one', async () => {
    const met = await rehearse(stage, killed, { seconds: 2 });
    expect(failures(met.outcomes)).toEqual([]);
    expect(await countKept(database.url, met)).toEqual(NOTHING);
  });
});

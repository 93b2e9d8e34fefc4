import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from 'pg';
import { restartOneByOne } from '../cluster/api-process.ts';
import { type Met, startLoad } from './load.ts';
import type { Stage } from './stage.ts';

/** A disturbance of a stage while people work on it. */
export type Act = (stage: Stage) => Promise<void>;

/** Simulates a release of the API: stops and starts the processes one after another. */
export const rolling: Act = ({ processes }) => restartOneByOne(processes);

/** Kills one process and starts it again. */
export const killed: Act = async ({ processes: [victim] }) => {
  await victim?.kill();
  await wait(1_000);
  await victim?.start();
};

/** Runs the load before, during and after the act, and returns what the load met. */
export async function rehearse(
  stage: Stage,
  act: Act,
  { seconds, more = 0 }: { seconds: number; more?: number },
): Promise<Met> {
  const { couriers, shops, nginx } = stage;
  const load = startLoad(nginx.origin, { couriers, shops, more });
  try {
    await wait(seconds * 1000);
    await act(stage);
    await wait(seconds * 1000);
  } finally {
    await load.stop();
  }
  return load.met;
}

/** Losses in the database, compared with the acknowledged changes. */
interface Kept {
  /** acknowledged requests that are missing */
  lostRequests: number;
  /** acknowledged ends without their delivery row */
  lostEnds: number;
  /** requests with more than one delivery */
  doubled: number;
}

/** Compares the acknowledged changes with the database. */
export async function countKept(url: string, { acknowledged: { requests, ends } }: Met): Promise<Kept> {
  const client = new Client(addressOf(url));
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from unnest($1::int[]) as said(id) where not exists (select from solicitacao s where s.id = said.id)) as "lostRequests",
            (select count(*)::int from unnest($2::int[]) as said(id) where not exists (select from entrega e where e.solicitacao_id = said.id)) as "lostEnds",
            (select count(*)::int from (select from entrega where solicitacao_id is not null group by solicitacao_id having count(*) > 1) twice) as doubled`,
    [[...requests], [...ends]],
  );
  await client.end();
  return rows[0];
}

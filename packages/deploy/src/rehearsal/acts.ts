import { setTimeout as wait } from 'node:timers/promises';
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

import { setTimeout as wait } from 'node:timers/promises';
import { restartOneByOne } from '../cluster/api-process.ts';
import { type Met, startLoad } from './load.ts';
import type { Stage } from './stage.ts';

/** What is done to a stage while people work on it. */
export type Act = (stage: Stage) => Promise<void>;

/** A release of the API: each process is stopped and started, one after another. */
export const rolling: Act = ({ processes }) => restartOneByOne(processes);

/** A process dies without a word and comes back. */
export const killed: Act = async ({ processes: [victim] }) => {
  await victim?.kill();
  await wait(1_000);
  await victim?.start();
};

/** Works, then does it, then works on; what the people met. */
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

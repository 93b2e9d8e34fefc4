import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Figures } from '../harness/row.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const KB = 1_024;

/** Returns the memory of this process after a garbage collection, in KB. */
function held(): Figures {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / KB, heap: (heapUsed + external) / KB };
}

/** Returns the percentage of one core that this process used over these seconds; with 0 seconds, its memory. */
export async function resources(seconds: number): Promise<Figures> {
  if (seconds === 0) return held();
  const before = process.cpuUsage();
  const start = performance.now();
  await wait(seconds * 1_000);
  const { user, system } = process.cpuUsage(before);
  return { cpu: ((user + system) / 1_000 / (performance.now() - start)) * 100 };
}

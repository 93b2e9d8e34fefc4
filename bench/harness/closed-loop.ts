import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Figures } from './row.ts';

/** Histograms count whole numbers, so times are in microseconds. */
const MICROSECONDS = 1000;

/** Runs a piece of work and records its time under a name. */
export type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs clients that each start again when they are done. `done` counts the calls of `timed`, and `rate` is the same
 * per second. `<name> p50` and `<name> p99` are the latencies, from Node's own histogram (HDR). A fault ends the
 * measurement.
 */
export async function closedLoop(
  clients: number,
  seconds: number,
  act: (timed: Timed, client: number) => Promise<unknown>,
): Promise<Figures> {
  const times = new Map<string, RecordableHistogram>();
  const start = performance.now();
  const timed: Timed = async (name, work) => {
    const from = performance.now();
    const result = await work();
    const histogram = times.get(name) ?? createHistogram();
    times.set(name, histogram);
    histogram.record(Math.max(1, Math.round((performance.now() - from) * MICROSECONDS)));
    return result;
  };
  const work = async (_: unknown, client: number): Promise<void> => {
    while (performance.now() < start + seconds * 1000) await act(timed, client);
  };
  await Promise.all(Array.from({ length: clients }, work));
  const done = [...times.values()].reduce((sum, { count }) => sum + count, 0);
  const figures: Figures = { done, rate: done / ((performance.now() - start) / 1000) };
  for (const [name, histogram] of times) {
    figures[`${name} p50`] = histogram.percentile(50) / MICROSECONDS;
    figures[`${name} p99`] = histogram.percentile(99) / MICROSECONDS;
  }
  return figures;
}

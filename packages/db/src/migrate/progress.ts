import { setTimeout as wait } from 'node:timers/promises';

/** Who hears, in Portuguese, how far the migrations are: `warn` when something is waited for. A logger is one. */
export interface Progress {
  info: (line: string) => void;
  warn: (line: string) => void;
}

/** How often a step that takes long says so, in milliseconds. */
const REMINDER_MS = 15_000;

/** Runs `work`, and says every quarter of a minute that it is still under way. */
export async function reminding<Result>(
  what: string,
  progress: Progress,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = Date.now();
  const reminder = setInterval(() => {
    progress.warn(`${what}: ainda em andamento, há ${Math.round((Date.now() - began) / 1000)} s`);
  }, REMINDER_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(reminder);
  }
}

/** The n-th pause between two tries, in milliseconds: long enough that what queued behind the last try gets its turn. */
export async function backOff(attempt: number): Promise<void> {
  await wait(Math.min(1000 * attempt, 5000));
}

import { setTimeout as wait } from 'node:timers/promises';

/** Receives the progress of migrations, in Portuguese. `warn` is for waits. A logger fits. */
export interface Progress {
  info: (line: string) => void;
  warn: (line: string) => void;
}

/** How often a long step reports, in milliseconds. */
const REMINDER_MS = 15_000;

/** Runs `work`, and warns every 15 s that it is still running. */
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

/** Waits between two attempts, from 1 s up to 5 s. Statements that queued behind the last attempt get their turn. */
export async function backOff(attempt: number): Promise<void> {
  await wait(Math.min(1000 * attempt, 5000));
}

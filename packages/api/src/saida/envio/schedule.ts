/** Seconds to the next sending after the first, second, … that failed; after the last of them each (docs/decisions/0074-outbox.md). */
const DELAYS = [5, 30, 120, 300, 900, 1_800, 3_600, 7_200];
/** Each is longer or shorter by up to this part, so that what failed together does not come back together. */
const JITTER = 0.2;

/** Hours after which a message is given up, from when it was true, or was asked for again. */
export const GIVE_UP_HOURS = 24;

/** Seconds to the next sending, after so many that failed; `random` in [0, 1). */
export function delayAfter(sendings: number, random: number = Math.random()): number {
  const delay = DELAYS[Math.min(Math.max(sendings, 1), DELAYS.length) - 1] ?? 0;
  return delay * (1 - JITTER + 2 * JITTER * random);
}

/** So many failures in a row, and an integration is left alone and tried by one message at a time. */
export const FAILURES_TO_PAUSE = 5;
/** How long it is left alone at first, and at most, in seconds; each further failure doubles it. */
export const FIRST_PAUSE = 5;
export const LONGEST_PAUSE = 60;

/**
 * The seconds until the next attempt after the first, second, … failure. The last applies to all later ones (ADR 0037).
 */
const DELAYS = [5, 30, 120, 300, 900, 1_800, 3_600, 7_200];
/** The largest random change of a delay, as a part of it. It spreads messages that failed together. */
const JITTER = 0.2;

/** The hours until a message is abandoned, from its instant or from the last resend request. */
export const GIVE_UP_HOURS = 24;

/** Returns the seconds until the next attempt, after so many failures. `random` is in [0, 1). */
export function delayAfter(sendings: number, random: number = Math.random()): number {
  const delay = DELAYS[Math.min(Math.max(sendings, 1), DELAYS.length) - 1] ?? 0;
  return delay * (1 - JITTER + 2 * JITTER * random);
}

/** The failures in a row that pause an integration. Afterwards one message at a time tests it. */
export const FAILURES_TO_PAUSE = 5;
/** The first and the longest pause, in seconds. Each further failure doubles the pause. */
export const FIRST_PAUSE = 5;
export const LONGEST_PAUSE = 60;

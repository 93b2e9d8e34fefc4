/** The share of all rounds that this run plays, above 0 and at most 1. `npm test` sets it (docs/testing.md). */
const share = Number(process.env.RODADAS_PARTE ?? 1);

/** Whether this run plays all rounds. Only then may a test expect to meet each possible end. */
export const everyRound = share === 1;

/** Returns how many rounds of a race this run plays: its share of `all`, and at least `least`. */
export const rounds = (all: number, least = 5): number => Math.max(Math.min(all, least), Math.ceil(all * share));

/**
 * Returns this run's share of the values for the place `turn`: every n-th value. Other places get other values, so that
 * the places together try all of them.
 */
export function shareOf<T>(values: readonly T[], turn: number): readonly T[] {
  const step = Math.max(1, Math.round(1 / share));
  return values.filter((_, index) => (index + turn) % step === 0);
}

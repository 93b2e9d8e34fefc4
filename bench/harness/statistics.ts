import type { Goal, Line } from './row.ts';

/** Returns the median. A single disturbed round does not change it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the spread of the rounds: (largest − smallest) / median; 0 when all are equal, also when all are 0. */
export function spread(values: readonly number[]): number {
  const apart = Math.max(...values) - Math.min(...values);
  return apart === 0 ? 0 : apart / median(values);
}

/** Returns ours divided by theirs for each round, because a disturbance of a round hits both sides. */
export const ratios = ({ ours, theirs }: Line): number[] | null =>
  theirs ? ours.map((value, round) => value / (theirs[round] ?? Number.NaN)) : null;

const value = (line: Line, goal: Goal): number => median(goal.of === 'value' ? line.ours : (ratios(line) ?? []));

/** Returns whether the medians meet all goals of the line; null without a goal. */
export const holds = (line: Line): boolean | null =>
  line.goals
    ? line.goals.every(
        (goal) => value(line, goal) >= (goal.least ?? -Infinity) && value(line, goal) <= (goal.most ?? Infinity),
      )
    : null;

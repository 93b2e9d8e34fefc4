import type { Goal, Line } from './row.ts';

/** The middle value: one round that the machine disturbed does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How far the rounds lie apart: (largest − smallest) / median; 0 where all are the same, be it nothing. */
export function spread(values: readonly number[]): number {
  const apart = Math.max(...values) - Math.min(...values);
  return apart === 0 ? 0 : apart / median(values);
}

/** Ours by theirs, round by round: what disturbs a round disturbs both of its sides. */
export const ratios = ({ ours, theirs }: Line): number[] | null =>
  theirs ? ours.map((value, round) => value / (theirs[round] ?? Number.NaN)) : null;

const value = (line: Line, goal: Goal): number => median(goal.of === 'value' ? line.ours : (ratios(line) ?? []));

/** Whether the medians keep within all goals of the line; null without a goal. */
export const holds = (line: Line): boolean | null =>
  line.goals
    ? line.goals.every(
        (goal) => value(line, goal) >= (goal.least ?? -Infinity) && value(line, goal) <= (goal.most ?? Infinity),
      )
    : null;

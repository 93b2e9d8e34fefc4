import type { Machine } from './machine.ts';
import type { Goal, Line, MeasuredRow } from './row.ts';

/** Returns the median. A single disturbed round does not change it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the spread of the rounds: (largest − smallest) / median; 0 when all are equal, also when all are 0. */
function spread(values: readonly number[]): number {
  const apart = Math.max(...values) - Math.min(...values);
  return apart === 0 ? 0 : apart / median(values);
}

/** Returns ours divided by theirs for each round, because a disturbance of a round hits both sides. */
const ratios = ({ ours, theirs }: Line): number[] | null =>
  theirs ? ours.map((value, round) => value / (theirs[round] ?? Number.NaN)) : null;

const value = (line: Line, goal: Goal): number => median(goal.of === 'value' ? line.ours : (ratios(line) ?? []));

/** Returns whether the medians meet all goals of the line; null without a goal. */
const holds = (line: Line): boolean | null =>
  line.goals
    ? line.goals.every(
        (goal) => value(line, goal) >= (goal.least ?? -Infinity) && value(line, goal) <= (goal.most ?? Infinity),
      )
    : null;

/** The content of a `--json` file. A later run of a row replaces the earlier one. */
export interface Results {
  machine: Machine;
  rows: MeasuredRow[];
}

const number = (value: number): string =>
  Math.abs(value) >= 100 || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** A spread around a median of 0 says nothing. */
const percent = (share: number) => (Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : '');

const HEAD = ['row', 'what', 'ours', 'spread', 'against', 'theirs', 'ratio', 'goal', ''];

const goalText = ({ of, least, most }: Goal, unit: string): string => {
  const bound = least === undefined ? `≤ ${number(most ?? Number.NaN)}` : `≥ ${number(least)}`;
  return of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`.trim();
};

const verdict = (line: Line): string => {
  const kept = holds(line);
  return kept === null ? '' : kept ? 'holds' : 'short of it';
};

function cells(row: MeasuredRow, line: Line): string[] {
  const ratio = ratios(line);
  return [
    row.name,
    line.what,
    `${number(median(line.ours))} ${line.unit}`.trim(),
    line.ours.length > 1 ? percent(spread(line.ours)) : '',
    line.against ?? '',
    line.theirs ? `${number(median(line.theirs))} ${line.unit}`.trim() : '',
    ratio ? number(median(ratio)) : '',
    (line.goals ?? []).map((goal) => goalText(goal, line.unit)).join(', '),
    verdict(line),
  ];
}

const tableOf = (rows: MeasuredRow[]): string[][] => rows.flatMap((row) => row.lines.map((line) => cells(row, line)));

const machineText = ({ machine }: Results): string =>
  `${machine.cpu}, ${machine.cores} cores, ${machine.memory_gb} GB; Node ${machine.node}, PostgreSQL ${machine.postgresql}, ` +
  `${machine.durable ? 'flushing each commit' : 'not flushing'} (the disk flushes ${number(machine.flushes)} times a second); ` +
  `load average ${machine.load} at the start`;

/** Returns the table for the terminal. */
export function asText(results: Results): string {
  const table = [HEAD, ...tableOf(results.rows)];
  const widths = HEAD.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const lines = table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [machineText(results), '', ...lines.map((line) => line.trimEnd())].join('\n');
}

/** Returns the table for docs/performance.md, with the time and the load of each row. */
export function asMarkdown(results: Results): string {
  const line = (line: string[]) => `| ${line.join(' | ')} |`;
  const loads = results.rows.map(({ name, at, load }) => `${name} ${at.slice(0, 16).replace('T', ' ')} (${load})`);
  return [
    `${machineText(results)}. When each row was measured (UTC), and the load average as it began: ${loads.join(', ')}.`,
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...tableOf(results.rows).map(line),
  ].join('\n');
}

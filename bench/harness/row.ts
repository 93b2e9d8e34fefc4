/** What a side measured in one round, by name: `{ rate: 812, p99: 14.2 }`. Rates are per second, times in milliseconds. */
export type Figures = Record<string, number>;

export type Unit = '/s' | 'ms' | 's' | 'KB' | '%' | '';

/** A limit for the median of the rounds: of our own value, or of ours divided by the other side's in the same round. */
export interface Goal {
  of: 'value' | 'ratio';
  least?: number;
  most?: number;
}

/** One line of the table: one value per round of ours, and of what it is held against, measured in the same rounds. */
export interface Line {
  what: string;
  unit: Unit;
  ours: number[];
  /** What `theirs` is, in a word or two: 'pg, prepared', '100 couriers'. */
  against?: string;
  theirs?: number[];
  goals?: Goal[];
}

/** A database of a row's own, with the product's whole schema and clock, and no rows. */
export interface BenchDatabase {
  url: string;
}

/** What a row measures with; everything it opens is closed when the row is done. */
export interface Bench {
  /** A short run shows that everything works; its figures mean little. */
  short: boolean;
  /** How long one side is measured in one round. */
  seconds: number;
  /** A clone of the migrated template, gone when the row is done. */
  database(): Promise<BenchDatabase>;
  /** Measures the sides in turns, A B A B …, after one round that does not count; a short run has one round alone. */
  inTurns<Side extends string>(sides: Record<Side, () => Promise<Figures>>): Promise<Record<Side, Figures[]>>;
  /** A line of progress on the terminal. */
  say(text: string): void;
  /** What must be closed when the row is done, the last first. */
  atEnd(close: () => Promise<void>): void;
}

/** A row of `npm run bench`: the default export of `bench/<name>.bench.ts`. The texts stand in docs/performance.md. */
export interface Row {
  name: string;
  what: string;
  /** The peer or the limit it is held against. */
  against: string;
  goal: string;
  run(bench: Bench): Promise<Line[]>;
}

/** What `run` gave, with when and under which load it was measured. */
export interface MeasuredRow extends Omit<Row, 'run'> {
  /** ISO 8601 */
  at: string;
  seconds: number;
  /** The machine's load average over a minute when the row began. */
  load: number;
  lines: Line[];
}

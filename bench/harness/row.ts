/**
 * The figures of one side in one round, by name: `{ rate: 812, p99: 14.2 }`. Rates are per second, times in
 * milliseconds.
 */
export type Figures = Record<string, number>;

export type Unit = '/s' | 'ms' | 's' | 'KB' | '%' | '';

/**
 * A limit for the median of the rounds. It limits our own value, or the ratio of ours to the other side's in the same
 * round.
 */
export interface Goal {
  of: 'value' | 'ratio';
  least?: number;
  most?: number;
}

/** One line of the table: our value and the reference value for each round, measured in the same rounds. */
export interface Line {
  what: string;
  unit: Unit;
  ours: number[];
  /** The name of `theirs` in a word or two: 'pg, prepared', '100 couriers'. */
  against?: string;
  theirs?: number[];
  goals?: Goal[];
}

/** A database of a row's own, with the product's whole schema and clock, and no rows. */
export interface BenchDatabase {
  url: string;
}

/** The tools of a row. Everything that it opens is closed when the row is done. */
export interface Bench {
  /** A short run only shows that everything works. Its figures have little meaning. */
  short: boolean;
  /** Seconds for one side in one round. */
  seconds: number;
  /** Creates a clone of the migrated template. It is dropped when the row is done. */
  database(): Promise<BenchDatabase>;
  /** Measures the sides in turns, A B A B …, after one round that does not count. A short run has a single round. */
  inTurns<Side extends string>(sides: Record<Side, () => Promise<Figures>>): Promise<Record<Side, Figures[]>>;
  /** Prints a line of progress on the terminal. */
  say(text: string): void;
  /** Registers a cleanup for the end of the row. The last one runs first. */
  atEnd(close: () => Promise<void>): void;
}

/** A row of `npm run bench`: the default export of `bench/<name>.bench.ts`. Its texts appear in docs/performance.md. */
export interface Row {
  name: string;
  what: string;
  /** The peer or the limit for comparison. */
  against: string;
  goal: string;
  run(bench: Bench): Promise<Line[]>;
}

/** The result of `run`, with the time and the load of the measurement. */
export interface MeasuredRow extends Omit<Row, 'run'> {
  /** ISO 8601 */
  at: string;
  seconds: number;
  /** The machine's load average over a minute when the row began. */
  load: number;
  lines: Line[];
}

import path from 'node:path';
import { startCluster } from './database.ts';
import { measureInTurns } from './in-turns.ts';
import { describeMachine, loadNow, type Machine } from './machine.ts';
import type { Bench, MeasuredRow, Row } from './row.ts';

/** What `main.ts` asks one process to measure. */
export interface Task {
  file: string;
  short: boolean;
  durable: boolean;
}

/** What the process sends back when it is done. */
export interface Outcome {
  machine: Machine;
  row: MeasuredRow;
}

const LONG = { seconds: 5, rounds: 5 };
const SHORT = { seconds: 1, rounds: 1 };

// whoever started it is gone
process.once('disconnect', () => process.exit(1));
const task: Task = JSON.parse(process.argv[2] ?? '{}');
const { seconds, rounds } = task.short ? SHORT : LONG;
const loaded: { default: Row } = await import(path.resolve(task.file));
const { run, ...described } = loaded.default;
const say = (text: string) => void process.stdout.write(`  ${text}\n`);

const measured = { ...described, at: new Date().toISOString(), load: loadNow(), seconds };
const cluster = await startCluster(task.durable);
const closers: (() => Promise<void>)[] = [cluster.stop];
const bench: Bench = {
  short: task.short,
  seconds,
  database: cluster.database,
  inTurns: (sides) => measureInTurns(rounds, sides, say),
  say,
  atEnd: (close) => void closers.unshift(close),
};
try {
  const machine = await describeMachine((await cluster.database()).url, task.durable);
  const outcome: Outcome = { machine, row: { ...measured, lines: await run(bench) } };
  process.send?.(outcome);
} finally {
  for (const close of closers) await close();
}
process.exit(0);

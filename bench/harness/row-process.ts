import path from 'node:path';
import { databasesOf } from './database.ts';
import { measureInTurns } from './in-turns.ts';
import { loadNow } from './machine.ts';
import type { Bench, MeasuredRow, Row } from './row.ts';

/** The task that `main.ts` gives one process, on a running cluster. */
export interface Task {
  file: string;
  cluster: string;
  short: boolean;
}

const LONG = { seconds: 5, rounds: 5 };
const SHORT = { seconds: 1, rounds: 1 };

// The parent process has ended.
process.once('disconnect', () => process.exit(1));
const task: Task = JSON.parse(process.argv[2] ?? '{}');
const { seconds, rounds } = task.short ? SHORT : LONG;
const loaded: { default: Row } = await import(path.resolve(task.file));
const { run, ...described } = loaded.default;
const say = (text: string) => void process.stdout.write(`  ${described.name}: ${text}\n`);

const measured = { ...described, at: new Date().toISOString(), load: loadNow(), seconds };
const databases = databasesOf(task.cluster, described.name);
const closers: (() => Promise<void>)[] = [databases.drop];
const bench: Bench = {
  short: task.short,
  seconds,
  database: databases.create,
  inTurns: (sides) => measureInTurns(rounds, sides, say),
  say,
  atEnd: (close) => void closers.unshift(close),
};
try {
  const row: MeasuredRow = { ...measured, lines: await run(bench) };
  process.send?.(row);
} finally {
  for (const close of closers) await close();
}
process.exit(0);

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './database.ts';
import { describeMachine, type Machine } from './machine.ts';
import { asMarkdown, asText, type Results } from './report.ts';
import type { MeasuredRow } from './row.ts';
import type { Task } from './row-process.ts';

/**
 * `npm run bench [-- name …] [--json file] [--short] [--durable]`: measures the rows of bench/ and prints the table.
 * Each row has a process of its own; all use one PostgreSQL. `--markdown file` measures nothing and prints the table
 * of a stored JSON for docs/performance.md. `--gate` is another program (bench/gate/main.ts).
 */
const ENDING = '.bench.ts';
const folder = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    markdown: { type: 'string' },
    short: { type: 'boolean', default: false },
    durable: { type: 'boolean', default: false },
  },
});

// By default a signal ends a process without its exit hooks, so exit explicitly. Child processes notice the closed
// channel.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const read = (file: string): Results => JSON.parse(readFileSync(file, 'utf8'));

function end(text: string, code: number): never {
  console.log(text);
  process.exit(code);
}
if (values.markdown !== undefined) end(asMarkdown(read(values.markdown)), 0);

const names = readdirSync(folder)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) end(`No such row: ${unknown.join(', ')}. There are: ${names.join(', ')}`, 1);

/** Rows of a short run that are measured at the same time. Short figures are not exact anyway. */
const AT_ONCE = values.short ? 2 : 1;

async function measure(name: string, cluster: string): Promise<MeasuredRow | undefined> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const task: Task = { file: path.join(folder, name + ENDING), cluster, short: values.short };
  const child = fork(path.join(import.meta.dirname, 'row-process.ts'), [JSON.stringify(task)], { execArgv: [] });
  const rows: MeasuredRow[] = [];
  child.on('message', (row: MeasuredRow) => rows.push(row));
  const [code] = await once(child, 'exit');
  console.log(`  ${name}: took ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return code === 0 ? rows[0] : undefined;
}

/** Adds a row and sorts by name, because rows may finish in any order. */
function add(results: Results | undefined, machine: Machine, row: MeasuredRow): Results {
  const others = results?.rows.filter(({ name }) => name !== row.name) ?? [];
  return { machine: results?.machine ?? machine, rows: [...others, row].sort((a, b) => a.name.localeCompare(b.name)) };
}

const cluster = await startCluster(values.durable);
const machine = await describeMachine(cluster.url, values.durable);
let kept = values.json !== undefined && existsSync(values.json) ? read(values.json) : undefined;
let results: Results | undefined;
const failed: string[] = [];
const left = positionals.length > 0 ? [...positionals] : [...names];
async function measureNext(): Promise<void> {
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const row = await measure(name, cluster.url);
    if (!row) {
      failed.push(name);
      continue;
    }
    results = add(results, machine, row);
    kept = add(kept, machine, row);
    // Writes after every row, so that a long run that is aborted keeps its results.
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(kept, null, 2)}\n`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
await cluster.stop();
if (results) console.log(`\n${asText(results)}`);
end(failed.length > 0 ? `\nNot measured: ${failed.join(', ')}` : '', failed.length > 0 ? 1 : 0);

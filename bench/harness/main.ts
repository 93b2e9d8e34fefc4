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
 * `npm run bench [-- name …] [--json file] [--short] [--durable]`: measures the rows of bench/, each in a process of its own on one
 * PostgreSQL, and prints the table. `--markdown file` measures nothing: it prints the table of a kept JSON for docs/performance.md.
 * `--gate` is another program (bench/gate/main.ts).
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

// by default a signal ends a process without its exit hooks; what it started notices by the closed channel
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

/** Rows of a short run that are measured at the same time: what their figures would lose by it they do not have. */
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

/** In the order of their names, whichever was ready first. */
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
    // after every row: a run of half an hour that breaks off keeps what it has
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(kept, null, 2)}\n`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
await cluster.stop();
if (results) console.log(`\n${asText(results)}`);
end(failed.length > 0 ? `\nNot measured: ${failed.join(', ')}` : '', failed.length > 0 ? 1 : 0);

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asMarkdown, asText, type Results } from './report.ts';
import type { Outcome, Task } from './row-process.ts';

/**
 * `npm run bench [-- name …] [--json file] [--short] [--durable]`: measures the rows of bench/, each in a process of its own,
 * and prints the table. `--markdown file` measures nothing: it prints the table of a kept JSON for docs/performance.md.
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

async function measure(name: string): Promise<Outcome | undefined> {
  console.log(`\n== ${name}`);
  const task: Task = { file: path.join(folder, name + ENDING), short: values.short, durable: values.durable };
  const child = fork(path.join(import.meta.dirname, 'row-process.ts'), [JSON.stringify(task)], { execArgv: [] });
  const outcomes: Outcome[] = [];
  child.on('message', (outcome: Outcome) => outcomes.push(outcome));
  const [code] = await once(child, 'exit');
  return code === 0 ? outcomes[0] : undefined;
}

function add(results: Results | undefined, { machine, row }: Outcome): Results {
  const others = results?.rows.filter(({ name }) => name !== row.name) ?? [];
  return { machine: results?.machine ?? machine, rows: [...others, row] };
}

let kept = values.json !== undefined && existsSync(values.json) ? read(values.json) : undefined;
let results: Results | undefined;
const failed: string[] = [];
for (const name of positionals.length > 0 ? positionals : names) {
  const outcome = await measure(name);
  if (!outcome) {
    failed.push(name);
    continue;
  }
  results = add(results, outcome);
  kept = add(kept, outcome);
  // after every row: a run of half an hour that breaks off keeps what it has
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(kept, null, 2)}\n`);
}
if (results) console.log(`\n${asText(results)}`);
if (failed.length > 0) end(`\nNot measured: ${failed.join(', ')}`, 1);

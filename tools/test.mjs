/** `npm test`: every check of the repository. All of them run even when one fails; the last line counts them together. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests, retried, slowest, testsOf } from './test-report.mjs';
import { capture, endWithNpm, install, node, root, tool } from './workspace.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'corre-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
endWithNpm(() => process.exit(1));

await install((line) => console.log(line));

const nx = (target) => [tool('nx'), 'run-many', '-t', target, '--output-style=static-failures-only', '--parallel=2'];
const boundaries = (config, ...folders) => [tool('dependency-cruiser', 'depcruise'), ...folders, '--config', config];
const depcruise = [
  boundaries('.dependency-cruiser.cjs', 'apps', 'packages', 'e2e', 'bench', 'tools'),
  boundaries('.dependency-cruiser.folders.cjs', 'apps', 'packages', 'e2e', 'bench', 'tools'),
];
/** Not each project by itself: all five apps read the api's types, and one program reads them once. */
const typed = [
  'tsconfig.server.json',
  'tsconfig.panels.json',
  'apps/courier/tsconfig.worker.json',
  'packages/ui/tsconfig.worker.json',
  'tsconfig.json',
];
const builds = { title: 'Builds', minutes: 6, commands: [nx('build')] };
/** Two lanes side by side: most of what a browser test does is waiting. Each needs nothing of the other. */
const lanes = [
  [
    { title: 'Format and lint', minutes: 2, commands: [[tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']] },
    { title: 'Types', minutes: 6, commands: typed.map((config) => [tool('typescript', 'tsc'), '-p', config]) },
    { title: 'Import boundaries', minutes: 2, commands: depcruise },
    { title: 'Unused code', minutes: 2, commands: [[tool('knip'), '--no-progress']] },
    { title: 'Unit tests', minutes: 8, project: 'unit' },
    { title: 'Integration tests', minutes: 20, project: 'integration' },
  ],
  [{ title: 'Browser tests', minutes: 30, project: 'browser' }],
];

/** Runs the step's commands and counts: a step without Vitest is one check. */
async function runStep({ commands, minutes, project }) {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const lines = commands ?? [[tool('vitest'), 'run', '--project', project, ...reporters]];
  let output = '';
  let ok = true;
  for (const line of lines) {
    const result = await capture(node, line, { timeoutSeconds: minutes * 60 });
    output += stripVTControlCharacters(result.output);
    ok = ok && result.code === 0;
  }
  if (project === undefined) return { output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
  return { output, ...countTests(text, ok), tests: testsOf(text, root) };
}

const total = { passed: 0, failed: 0, tests: [] };

/** Runs one step and prints all it has to say at its end, so that the lanes do not write between each other's lines. */
async function take(step) {
  const started = Date.now();
  const { output, passed, failed, tests } = await runStep(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const said = failed > 0 ? [output.trimEnd()] : retried(output).map((line) => line.trim());
  const counts = `${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s: ${passed} passed, ${failed} failed`;
  console.log(['', `== ${step.title}`, ...said, counts].join('\n'));
  total.passed += passed;
  total.failed += failed;
  total.tests.push(...tests);
}

await take(builds);
await Promise.all(
  lanes.map(async (lane) => {
    for (const step of lane) await take(step);
  }),
);
console.log(['', 'The slowest tests:', ...slowest(total.tests)].join('\n'));
console.log(`\nAll checks took ${Math.round(process.uptime())} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

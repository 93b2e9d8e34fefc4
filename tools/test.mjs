/** `npm test`: every check of the repository. All of them run even when one fails; the last line counts them together. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capture, endWithNpm, install, node, tool } from './workspace.mjs';

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
const steps = [
  { title: 'Format and lint', minutes: 2, commands: [[tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']] },
  { title: 'Types', minutes: 6, commands: [nx('types'), [tool('typescript', 'tsc'), '-p', 'tsconfig.json']] },
  { title: 'Import boundaries', minutes: 2, commands: depcruise },
  { title: 'Unit tests', minutes: 8, project: 'unit' },
  { title: 'Integration tests', minutes: 20, project: 'integration' },
  { title: 'Builds', minutes: 6, commands: [nx('build')] },
  { title: 'Browser tests', minutes: 30, project: 'browser' },
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
  if (project === undefined) return { output, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { output, ...countTests(report, ok) };
}

/** A Vitest that failed without a failing test (a file that does not load, an unhandled error, no test, a hang) counts one. */
function countTests(report, ok) {
  try {
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    const failed = numFailedTests + broken.length;
    return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n== ${step.title}`);
  const started = Date.now();
  const { output, passed, failed } = await runStep(step);
  if (failed > 0) console.log(output.trimEnd());
  else for (const line of output.split('\n').filter((text) => /\(retry x\d/.test(text))) console.log(line.trim());
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\nAll checks took ${Math.round(process.uptime())} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

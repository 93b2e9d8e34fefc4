/**
 * `npm test`: runs the checks of the repository, also after a failure. The last line counts them together.
 * `npm run test:long` (`--long`) runs what `npm test` leaves out (test-plan.mjs).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests, failures, filesToTryAgain, slowest, testsOf, withSecondTry } from './test-report.mjs';
import { capture, endWithNpm, environment, install, node, root, tool } from './workspace.mjs';

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
/**
 * Type checks are not per project: one program reads what several projects share once. A second checker would compute
 * the types of the query builder again, which doubles the work on two cores. The server stands in one program with the
 * browser tests, which know the DOM: Biome keeps the DOM's names out of the server.
 */
const typed = [
  [path.join(root, 'tools/router-types.mjs'), '--check'],
  ...[
    'tsconfig.panels.json',
    'apps/courier/tsconfig.worker.json',
    'packages/ui/tsconfig.worker.json',
    'tsconfig.json',
  ].map((config) => [tool('typescript', 'tsc'), '-p', config, '--checkers', '1']),
];
const descriptions = ['openapi', 'openapi-chave', 'open-delivery'].map((name) => path.join(root, `docs/${name}.json`));
const described = [
  [tool('@stoplight/spectral-cli', 'spectral'), 'lint', ...descriptions, '--fail-severity=hint', '--quiet'],
  [tool('@redocly/cli', 'redocly'), 'lint', ...descriptions],
];
/** The linters ask no other host. */
const quiet = {
  ...environment,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
};
const builds = { title: 'Builds', minutes: 6, commands: [nx('build')] };
const long = process.argv.includes('--long');
const plan = await capture(node, [path.join(root, 'tools/test-plan.mjs'), ...(long ? ['--long'] : [])]);
const { exclude, only, description: lintsDescription, env } = JSON.parse(plan.output);
const testEnvironment = { ...environment, ...env, TESTES_FORA: exclude.join() };
const statics = [
  { title: 'Unit tests', minutes: 8, project: 'unit' },
  { title: 'Types', minutes: 15, commands: typed },
  { title: 'Import boundaries', minutes: 2, commands: depcruise },
  { title: 'Unused code', minutes: 2, commands: [[tool('knip'), '--no-progress']] },
  { title: 'Format and lint', minutes: 2, commands: [[tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']] },
];
const apiDescription = { title: 'API description', minutes: 2, commands: described, env: quiet };
/** The steps, those that take longest first. Two run at the same time. They do not depend on each other. */
const steps = [
  { title: 'Integration tests', minutes: 75, project: 'integration' },
  { title: 'Browser tests', minutes: 75, project: 'browser' },
  ...(long ? [] : statics),
  ...(lintsDescription ? [apiDescription] : []),
];

/** Runs commands one after another, also after a failure. */
async function run(commands, minutes, env = environment) {
  let output = '';
  let ok = true;
  for (const line of commands) {
    const result = await capture(node, line, { timeoutSeconds: minutes * 60, env });
    output += stripVTControlCharacters(result.output);
    ok = ok && result.code === 0;
  }
  return { output, ok };
}

/** Runs Vitest. `report` is its JSON, null when it wrote none. `name` is the report's file name. */
async function runVitest(name, minutes, ...more) {
  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run([[tool('vitest'), 'run', ...more, ...reporters]], minutes, testEnvironment);
  return { ...result, report: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

const total = { passed: 0, failed: 0, skipped: 0, tests: [] };
const startClock =
  (started = Date.now()) =>
  () =>
    `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Prints a step's whole output at its end, so that two steps do not mix their lines, and adds to the totals. */
function tell(title, said, time, { passed, failed, skipped = 0, tests = [] }) {
  const counts = `${failed === 0 ? 'ok' : 'FAILED'} in ${time}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  console.log(['', `== ${title}`, ...said, counts].join('\n'));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.tests.push(...tests);
}

/** A shared runner can starve a browser, a proxy or a process for seconds, so failed files run once more on CI. */
const secondTry = process.env.CI ? ['browser', 'integration'] : [];
const pending = [];

/** Runs one step. A step without Vitest counts as one check. */
async function take(step) {
  const { title, minutes, project } = step;
  const time = startClock();
  if (project === undefined) {
    const { output, ok } = await run(step.commands, minutes, step.env);
    return tell(title, ok ? [] : [output.trimEnd()], time(), { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }
  const { output, ok, report } = await runVitest(project, minutes, '--project', project, ...only);
  const counts = countTests(report, ok);
  const again = secondTry.includes(project) ? filesToTryAgain(report, output) : [];
  if (again.length === 0) {
    const said = counts.failed > 0 ? [output.trimEnd()] : [];
    return tell(title, said, time(), { ...counts, tests: testsOf(report, root) });
  }
  const first = `${counts.passed} passed and ${counts.failed} failed at the first try, in ${time()}; counted after the second`;
  console.log(['', `== ${title}`, output.trimEnd(), first].join('\n'));
  pending.push({ ...step, report, again });
}

/** Runs a step's failed files alone, with a new product and database, and counts the new results. */
async function takeAgain({ title, minutes, project, report, again }) {
  const time = startClock();
  const second = await runVitest(`${project}-again`, minutes, '--project', project, '--maxWorkers=1', ...again);
  const merged = withSecondTry(report, second.report, again);
  const counts = countTests(merged, second.ok);
  const still = filesToTryAgain(merged, '');
  const said = again.map(
    (file) => `${still.includes(file) ? 'failed twice' : 'PASSED AT THE SECOND TRY'}: ${path.relative(root, file)}`,
  );
  const output = counts.failed > 0 ? [second.output.trimEnd()] : [];
  tell(`${title}, second try`, [...output, ...said], time(), { ...counts, tests: testsOf(merged, root) });
}

await take(builds);
/** Takes the next step until none is left. */
async function work() {
  for (let step = steps.shift(); step; step = steps.shift()) await take(step);
}
await Promise.all([work(), work()]);
for (const step of pending) await takeAgain(step);
console.log(['', 'The slowest tests:', ...slowest(total.tests)].join('\n'));
const failed = failures(total.tests);
if (failed.length > 0) console.log(['', 'The failed tests:', ...failed].join('\n'));
console.log(`\nAll checks took ${Math.round(process.uptime())} s.`);
if (exclude.length > 0) console.log(`${exclude.length} files are left to npm run test:long.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * `npm test`: runs the checks of the repository, also after a failure. The last line counts them together.
 * `npm run test:long` (`--long`) runs what `npm test` leaves out, `npm run test:all` (`--all`) runs everything.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { openRunFolder } from './run-folder.mjs';
import { description, statics } from './static-checks.mjs';
import {
  countTests,
  failedStep,
  failures,
  filesToTryAgain,
  secondsOf,
  slowest,
  testsOf,
  withSecondTry,
} from './test-report.mjs';
import { capture, endWithNpm, environment, install, node, root, tool } from './workspace.mjs';

const started = Date.now();
await install((line) => console.log(line));
const { folder, memory } = openRunFolder();
endWithNpm(() => process.exit(1));

const args = process.argv.slice(2);
const [long, all] = [args.includes('--long'), args.includes('--all')];
const plan = JSON.parse((await capture(node, [path.join(root, 'tools/test-plan.mjs'), ...args])).output);
/** The seed of all draws. A second try has the same one. */
const seed = process.env.SEMENTE ?? String(randomInt(1, 2 ** 31));
const workers = { ...environment, SEMENTE: seed, TMPDIR: folder, TESTES_FORA: plan.exclude.join() };

/** Runs commands one after another, also after a failure. */
async function run(commands, minutes, env) {
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
async function runVitest(name, minutes, env, ...more) {
  const file = path.join(folder, `${name}.json`);
  const reporters = ['default', 'json', path.join(root, 'tools/stop-early.ts')].map((one) => `--reporter=${one}`);
  const line = [tool('vitest'), 'run', ...more, ...reporters, `--outputFile.json=${file}`];
  const result = await run([line], minutes, env);
  return { ...result, report: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

const total = { passed: 0, failed: 0, skipped: 0, tests: [], seconds: {}, again: [], causes: [] };
const startClock =
  (from = Date.now()) =>
  () =>
    `${((Date.now() - from) / 1000).toFixed(1)} s`;

/**
 * Prints a failed step's whole output at its end, so that two steps do not mix their lines, and adds to the totals. The
 * cause is said again in the last lines, because a log may be kept in part.
 */
function tell(title, output, time, { passed, failed, skipped = 0, tests = [] }) {
  const counts = `${failed === 0 ? 'ok' : 'FAILED'} in ${time}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  console.log(['', `== ${title}`, ...(failed > 0 ? [output.trimEnd()] : []), counts].join('\n'));
  total.causes.push(...failedStep(title, { failed, tests }, output));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.tests.push(...tests);
}

/** A shared runner can starve a browser, a proxy or a process, so failed files run once more on CI. */
const secondTry = process.env.CI ? ['browser', 'integration'] : [];
const pending = [];

/** Runs one step. A step without Vitest counts as one check. */
async function take({ title, minutes, commands, env = environment, project, options = [] }) {
  const time = startClock();
  if (project === undefined) {
    const { output, ok } = await run(commands, minutes, { ...env, TMPDIR: folder });
    return tell(title, output, time(), { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }
  const name = title.replaceAll(' ', '-');
  const { output, ok, report } = await runVitest(name, minutes, workersOf(env), '--project', project, ...options);
  Object.assign(total.seconds, secondsOf(report, root));
  const counts = countTests(report, ok);
  const again = secondTry.includes(project) ? filesToTryAgain(report, output) : [];
  if (again.length === 0) return tell(title, output, time(), { ...counts, tests: testsOf(report, root) });
  const first = `${counts.passed} passed and ${counts.failed} failed at the first try, in ${time()}; counted after the second`;
  console.log(['', `== ${title}`, output.trimEnd(), first].join('\n'));
  pending.push({ title, minutes, project, env, report, again });
}

/** The environment of a step with tests: its own variables win. */
const workersOf = (env) => (env === environment ? workers : { ...workers, ...env });

/** Runs a step's failed files once more, with a new product and database, and counts the new results. */
async function takeAgain({ title, minutes, project, env, report, again }) {
  const time = startClock();
  const second = await runVitest(`${title}-again`, minutes, workersOf(env), '--project', project, ...again);
  const merged = withSecondTry(report, second.report, again);
  const counts = countTests(merged, second.ok);
  const still = filesToTryAgain(merged, '');
  total.again.push(
    ...again.map(
      (file) => `${still.includes(file) ? 'FAILED TWICE' : 'PASSED AT THE SECOND TRY'}: ${path.relative(root, file)}`,
    ),
  );
  tell(`${title}, second try`, second.output, time(), { ...counts, tests: testsOf(merged, root) });
}

/** Takes steps until none is left. */
async function lane(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) await take(step);
}

/** Starts what all files share (test-services.ts), and adds its addresses to the workers' environment. */
async function startServices() {
  const stdio = ['pipe', 'pipe', 'inherit'];
  const program = path.join(root, 'tools/test-services.ts');
  const env = { ...workers, ...(memory === null ? {} : { TESTES_MEMORIA: memory }) };
  const services = spawn(node, [program], { cwd: root, env, stdio });
  for await (const line of createInterface({ input: services.stdout })) {
    Object.assign(workers, JSON.parse(line));
    break;
  }
  return () => {
    services.stdin.end();
    return new Promise((resolve) => services.once('exit', resolve));
  };
}

console.log(`\nSeed of all draws: SEMENTE=${seed}`);
const builds = [tool('nx'), 'run-many', '-t', 'build', '--output-style=static-failures-only', '--parallel=2'];
const [, stopServices] = await Promise.all([
  take({ title: 'Builds', minutes: 10, commands: [builds] }),
  startServices(),
]);

const tests = (title, project, options = plan.only) => ({ title, minutes: 80, project, options });
/**
 * One step with tests after the other: each fills the processors, and beside another one it takes more than twice as
 * long. The checks without tests share two lanes.
 */
const steps = [
  tests('Integration tests', 'integration'),
  tests('Browser tests', 'browser'),
  ...(long ? [] : [tests('Unit tests', 'unit')]),
].filter(({ project }) => !long || plan.only.some((file) => projectOf(file) === project));
const checks = [...(long ? [] : statics()), ...(plan.description ? [description()] : [])];
await Promise.all([lane(checks), lane(checks)]);
await lane(steps);
for (const step of pending.splice(0)) await takeAgain(step);

for (const file of plan.heavy) {
  const alone = { TESTES_FORA: '' };
  await take({ ...tests(`Alone: ${file}`, projectOf(file), [file]), env: alone });
}
for (const step of pending.splice(0)) await takeAgain(step);
await stopServices();

/** The project of a file whose name says it. */
function projectOf(file) {
  return file.includes('.e2e.') ? 'browser' : 'integration';
}

// `--times` keeps the seconds of each file. The next runs, here and elsewhere, begin with the longest.
const timesFile = path.join(root, 'tools/test-times.json');
if (args.includes('--times')) {
  const known = JSON.parse(readFileSync(timesFile, 'utf8'));
  const merged = Object.entries({ ...known, ...total.seconds }).filter(([file]) => existsSync(path.join(root, file)));
  writeFileSync(timesFile, `${JSON.stringify(Object.fromEntries(merged.sort()), null, 2)}\n`);
}

console.log(['', 'The slowest tests:', ...slowest(total.tests)].join('\n'));
const failed = failures(total.tests);
if (failed.length > 0) console.log(['', 'The failed tests:', ...failed].join('\n'));
if (total.causes.length > 0) console.log(['', 'Failed, and no test says why:', ...total.causes].join('\n'));
if (total.again.length > 0) console.log(['', ...total.again].join('\n'));
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s. To repeat the draws: SEMENTE=${seed}`);
if (!long && !all) console.log(`${plan.exclude.length} files are left to npm run test:long.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

/** Functions that read Vitest's JSON reports for `npm test`. */
import path from 'node:path';

/**
 * Counts the tests of a report, given as text or null. Skipped tests need a program that this machine lacks. `ok`:
 * Vitest ended with 0. A Vitest that failed without a failing test counts as one failure. Reasons are a file that does
 * not load, an unhandled error, no test, or a hang.
 */
export function countTests(report, ok) {
  const {
    numPassedTests: passed,
    numFailedTests,
    testResults,
  } = parse(report) ?? { numPassedTests: 0, testResults: [] };
  const tests = testResults.flatMap((file) => file.assertionResults);
  const skipped = tests.filter(({ status }) => status === 'skipped' || status === 'pending').length;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (numFailedTests ?? 0) + broken.length;
  return { passed, failed: failed === 0 && (!ok || passed + skipped === 0) ? 1 : failed, skipped };
}

/** Returns every test of a report with its file (relative to `root`) and its seconds. */
export function testsOf(report, root) {
  return (parse(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      file: path.relative(root, name),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' ? { failure: failureMessages?.[0]?.split('\n')[0] ?? 'no message' } : {}),
    })),
  );
}

/** Returns the seconds that each file of a report took, by its name relative to `root`. */
export const secondsOf = (report, root) =>
  Object.fromEntries(
    (parse(report)?.testResults ?? []).map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      Math.round((endTime - startTime) / 1000),
    ]),
  );

/** Returns the failed tests, two lines each. They are said again at the end, because a log may be kept in part. */
export const failures = (tests) =>
  tests.flatMap(({ file, name, failure }) => (failure ? [`  ${file}  ${name}`, `    ${failure}`] : []));

/**
 * Returns why a step failed where fewer tests failed than were counted: an unhandled error, a file that does not load,
 * a command without tests. Ten lines of its output at most, from the first unhandled error, or else the last ones.
 */
export function failedStep(title, { failed, tests }, output) {
  if (failed <= tests.filter(({ failure }) => failure).length) return [];
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const from = lines.findIndex((line) => /Unhandled (Error|Rejection)|Failed Suites/.test(line));
  const cause = from === -1 ? lines.slice(-10) : lines.slice(from, from + 10);
  return [`  ${title}`, ...cause.map((line) => `    ${line.slice(0, 300)}`)];
}

/** Returns the slowest tests, one line each, slowest first. */
export function slowest(tests, count = 10) {
  const sorted = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
  return sorted.map(({ file, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`);
}

/** Tests of races, kills and random worlds. A failure in them is a fault, even if it does not occur again. */
const NEVER_TWICE =
  /corridas|concorr|\brace|kill|\/(model|friday|recebimentos|fuzz|numeros)\/|garbage|juntar-morte|stop\.integration/;

/**
 * Returns the failed files (absolute) that may run once more; never a test of races. Returns none when Vitest stopped
 * early (stop-early.ts), wrote no report or saw an unhandled error. Such an error belongs to no file, and a second run
 * of some files would only hide it.
 */
export function filesToTryAgain(report, output) {
  if (/Unhandled (Error|Rejection)|^Stopped, because/m.test(output)) return [];
  return (parse(report)?.testResults ?? [])
    .filter(({ status, name }) => status === 'failed' && !NEVER_TWICE.test(name))
    .map(({ name }) => name);
}

/**
 * Returns the first report, as text, with the results of the files `again` taken from the second one. A file that is
 * missing in the second report keeps its failure.
 */
export function withSecondTry(first, second, again) {
  const retold = new Map((parse(second)?.testResults ?? []).map((file) => [file.name, file]));
  const testResults = (parse(first)?.testResults ?? []).map((file) =>
    again.includes(file.name) ? (retold.get(file.name) ?? file) : file,
  );
  const count = (status) =>
    testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  return JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults });
}

function parse(report) {
  try {
    return JSON.parse(report);
  } catch {
    return null;
  }
}

/** What `npm test` reads out of Vitest's JSON reports. */
import path from 'node:path';

/**
 * Counts a report, given as text: skipped are those that ask for a program which this machine lacks; null when Vitest wrote none. `ok`: Vitest ended with 0. A Vitest that failed without a
 * failing test (a file that does not load, an unhandled error, no test, a hang) counts one failure.
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
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, skipped };
}

/** Every test of a report with its file (relative to `root`) and its seconds. */
export function testsOf(report, root) {
  return (parse(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(root, name),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** The slowest tests, one line each, slowest first. */
export function slowest(tests, count = 10) {
  const sorted = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
  return sorted.map(({ file, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`);
}

/** Races and random worlds: what they find once is a fault, whether or not it comes again. */
const NEVER_TWICE = /corridas|\/model\/|concorr|\brace/;

/**
 * The files (absolute) in which something failed, to be run once more; never one that races. None where Vitest broke off, wrote no report or saw an
 * unhandled error: that belongs to no file, and another run of some files would only hide it.
 */
export function filesToTryAgain(report, output) {
  if (/Unhandled (Error|Rejection)/.test(output)) return [];
  return (parse(report)?.testResults ?? [])
    .filter(({ status, name }) => status === 'failed' && !NEVER_TWICE.test(name))
    .map(({ name }) => name);
}

/**
 * The first report with the files `again` as they are in the second one, as text. What the second does not tell of stays as it
 * was, and so failed.
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

/** What `npm test` reads out of Vitest's JSON reports. */
import path from 'node:path';

/**
 * Counts a report, given as text; null when Vitest wrote none. `ok`: Vitest ended with 0. A Vitest that failed without a
 * failing test (a file that does not load, an unhandled error, no test, a hang) counts one failure.
 */
export function countTests(report, ok) {
  const {
    numPassedTests: passed,
    numFailedTests,
    testResults,
  } = parse(report) ?? { numPassedTests: 0, testResults: [] };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (numFailedTests ?? 0) + broken.length;
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
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

/** The lines of an output that name a test which passed at a second try. */
export const retried = (output) => output.split('\n').filter((line) => /\(retry x\d/.test(line));

function parse(report) {
  try {
    return JSON.parse(report);
  } catch {
    return null;
  }
}

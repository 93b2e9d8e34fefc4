import { expect, test } from 'vitest';
import { countTests, retried, slowest, testsOf } from './test-report.mjs';

const passing = { fullName: 'a sum is right', status: 'passed', duration: 1_250 };
const failing = { fullName: 'a sum is wrong', status: 'failed', duration: 20 };
const file = (name: string, status: string, ...assertionResults: object[]) => ({ name, status, assertionResults });
const report = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

test('what passed and what failed is counted', () => {
  const text = report(1, 1, file('/r/a.test.ts', 'failed', passing, failing));
  expect(countTests(text, false)).toEqual({ passed: 1, failed: 1 });
});

test('a file that does not load is one failure, beside the tests that failed', () => {
  const text = report(1, 1, file('/r/a.test.ts', 'failed', passing, failing), file('/r/b.test.ts', 'failed'));
  expect(countTests(text, false)).toEqual({ passed: 1, failed: 2 });
});

test.each([
  ['wrote no report', null, true],
  ['wrote half of one', '{"numPassedTests": 1', true],
  ['found no test', report(0, 0), true],
  ['ended with a failure though every test passed', report(1, 0, file('/r/a.test.ts', 'passed', passing)), false],
])('a Vitest that %s is one failure', (_what, text, ok) => {
  expect(countTests(text, ok).failed).toBe(1);
});

test('the slowest tests come first, by file and name, and no more than asked for', () => {
  const tests = testsOf(report(2, 0, file('/r/e2e/a.test.ts', 'passed', failing, passing)), '/r');
  expect(slowest(tests)).toEqual([
    '    1.3 s  e2e/a.test.ts  a sum is right',
    '    0.0 s  e2e/a.test.ts  a sum is wrong',
  ]);
  expect(slowest(tests, 1)).toHaveLength(1);
  expect(testsOf(null, '/r')).toEqual([]);
});

test('a second try is found in the output', () => {
  expect(retried(' ✓ one 12ms\n ✓ two 40ms (retry x1)\n')).toEqual([' ✓ two 40ms (retry x1)']);
});

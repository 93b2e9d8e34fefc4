import { describe, expect, test } from 'vitest';
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

const passing = { fullName: 'a sum is right', status: 'passed', duration: 1_250 };
const failing = { fullName: 'a sum is wrong', status: 'failed', duration: 20, failureMessages: ['Error: 2\n    at a'] };
const file = (name: string, status: string, ...assertionResults: object[]) => ({ name, status, assertionResults });
const report = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

test('what passed and what failed is counted', () => {
  const text = report(1, 1, file('/r/a.test.ts', 'failed', passing, failing));
  expect(countTests(text, false)).toMatchObject({ passed: 1, failed: 1 });
});

test('what asks for a program that the machine lacks is counted as skipped', () => {
  const skipped = { status: 'skipped', fullName: 'through nginx', title: 'through nginx' };
  const text = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: 'a', status: 'passed', assertionResults: [{ ...skipped, status: 'passed' }, skipped] }],
  });
  expect(countTests(text, true)).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

test('a file of which the machine can run nothing is no failure', () => {
  const skipped = { status: 'skipped', fullName: 'through nginx', title: 'through nginx' };
  expect(countTests(report(0, 0, file('/r/a.test.ts', 'passed', skipped)), true)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 1,
  });
});

test('a file that does not load is one failure, beside the tests that failed', () => {
  const text = report(1, 1, file('/r/a.test.ts', 'failed', passing, failing), file('/r/b.test.ts', 'failed'));
  expect(countTests(text, false)).toMatchObject({ passed: 1, failed: 2 });
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

test('the seconds of a file are from its first test to its last', () => {
  const timed = { ...file('/r/e2e/a.test.ts', 'passed', passing), startTime: 1_000, endTime: 13_400 };
  expect(secondsOf(report(1, 0, timed), '/r')).toEqual({ 'e2e/a.test.ts': 12 });
  expect(secondsOf(null, '/r')).toEqual({});
});

test('the failed tests are said with the first line of their message', () => {
  const tests = testsOf(report(1, 1, file('/r/a.test.ts', 'failed', passing, failing)), '/r');
  expect(failures(tests)).toEqual(['  a.test.ts  a sum is wrong', '    Error: 2']);
});

describe('a step that failed without a failed test', () => {
  const step = { failed: 1, tests: [] };

  test('says its first unhandled error', () => {
    const output = ['ok', 'Unhandled Errors', '', 'Error: write EPIPE', ...Array(20).fill('more')].join('\n');
    const said = failedStep('Browser tests', step, output);
    expect(said.slice(0, 3)).toEqual(['  Browser tests', '    Unhandled Errors', '    Error: write EPIPE']);
    expect(said).toHaveLength(11);
  });

  test('says its last lines where it has no tests', () => {
    expect(failedStep('Unused code', step, 'a\n\nb\n')).toEqual(['  Unused code', '    a', '    b']);
  });

  test('says nothing where each failure is a test that is named', () => {
    expect(failedStep('Tests', { failed: 1, tests: [{ failure: 'Error: 2' }] }, 'a')).toEqual([]);
    expect(failedStep('Tests', { failed: 0, tests: [] }, 'a')).toEqual([]);
  });
});

describe('a second try', () => {
  const a = '/r/a.test.ts';
  const b = '/r/b.test.ts';
  const first = report(2, 1, file(a, 'passed', passing), file(b, 'failed', passing, failing));
  const counted = (second: string | null, ok: boolean) => countTests(withSecondTry(first, second, [b]), ok);

  test('is for the files that failed, whole', () => {
    expect(filesToTryAgain(first, '')).toEqual([b]);
    expect(filesToTryAgain(report(1, 0, file(a, 'passed', passing)), '')).toEqual([]);
    expect(filesToTryAgain(report(1, 0, file(a, 'passed', passing), file(b, 'failed')), '')).toEqual([b]);
  });

  test('is not for races, kills and random worlds: what they find once is a fault', () => {
    const names = ['api/src/x/corridas-prazo', 'api/src/x/killed-outbox', 'api/src/y/kill'];
    const worlds = ['testing/src/model/model', 'testing/src/friday/friday', 'deploy/src/contract/fuzz/fuzz'];
    for (const name of [...names, ...worlds])
      expect(filesToTryAgain(report(0, 1, file(`/r/packages/${name}.test.ts`, 'failed', failing)), '')).toEqual([]);
  });

  test('is for nobody where the failure belongs to no file', () => {
    expect(filesToTryAgain(null, '')).toEqual([]);
    expect(filesToTryAgain(first, 'Vitest caught 1 unhandled error\n⎯ Unhandled Rejection ⎯')).toEqual([]);
    expect(filesToTryAgain(first, 'x\nStopped, because more than a quarter of the files failed. …')).toEqual([]);
  });

  test('that passes is counted instead of the first one', () => {
    const second = report(2, 0, file(b, 'passed', passing, { ...failing, status: 'passed' }));
    expect(counted(second, true)).toMatchObject({ passed: 3, failed: 0 });
  });

  test('that fails again is a failure, and so is one that broke off or told of another file only', () => {
    expect(counted(report(1, 1, file(b, 'failed', passing, failing)), false)).toMatchObject({ passed: 2, failed: 1 });
    expect(counted(null, false)).toMatchObject({ passed: 2, failed: 1 });
    expect(counted(report(1, 0, file(a, 'passed', passing)), true)).toMatchObject({ passed: 2, failed: 1 });
  });

  test('in which every test passes and Vitest does not is one failure', () => {
    const second = report(2, 0, file(b, 'passed', passing, { ...failing, status: 'passed' }));
    expect(counted(second, false)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('never makes less of a file that passed at once', () => {
    const second = report(0, 1, file(a, 'failed', failing), file(b, 'passed', passing, passing));
    expect(counted(second, true)).toMatchObject({ passed: 3, failed: 0 });
  });
});

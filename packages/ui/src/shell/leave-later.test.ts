// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { leaveLater, leaveNow, leftForGood } from './leave-later.ts';

beforeEach(() => localStorage.clear());

test('a page starts at once when nobody left without a network', () => {
  expect(leaveNow()).toBeNull();
});

// [sair]
test('it asks the server first when somebody did', () => {
  leaveLater();
  expect(leaveNow()).toBeInstanceOf(Promise);
});

test('whoever signed in since is not signed out', () => {
  leaveLater();
  leftForGood();
  expect(leaveNow()).toBeNull();
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { leaveLater, leaveNow, leftForGood } from './leave-later.ts';

beforeEach(() => localStorage.clear());

test('a page starts at once when nobody left without a network', () => {
  expect(leaveNow()).toBeNull();
});

// [sair]
test('it asks the server first when somebody did', () => {
  leaveLater('comercio');
  expect(leaveNow()).toBeInstanceOf(Promise);
});

test('whoever signed in to the same panel since is not signed out, and another panel changes nothing', () => {
  leaveLater('comercio');
  leftForGood('entregador');
  expect(leaveNow()).toBeInstanceOf(Promise);
  leftForGood('comercio');
  expect(leaveNow()).toBeNull();
});

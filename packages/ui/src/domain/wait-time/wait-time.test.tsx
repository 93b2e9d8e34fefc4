// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DELIVERY_LATE_MIN, WaitTime } from './wait-time.tsx';

afterEach(cleanup);
const now = Date.parse('2026-11-21T22:47:00Z');
const late = (minutes: number, limite_min?: number) =>
  render(<WaitTime since={now - minutes * 60_000} now={now} limite_min={limite_min} />)
    .container.querySelector('[data-late]')
    ?.getAttribute('data-late');

test('a waiting request turns amber past five minutes, a delivery past thirty', () => {
  expect(late(5)).toBe('false');
  expect(late(6)).toBe('true');
  expect(late(30, DELIVERY_LATE_MIN)).toBe('false');
  expect(late(33, DELIVERY_LATE_MIN)).toBe('true');
});

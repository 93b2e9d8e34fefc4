import { expect, test } from 'vitest';
import { tempoOnline } from './hoje.tsx';

test('hours and minutes as on a clock', () => {
  expect([0, 20, 60, 185, 200, 1_439].map(tempoOnline)).toEqual([
    '0 min',
    '20 min',
    '1 h',
    '3 h 05',
    '3 h 20',
    '23 h 59',
  ]);
});

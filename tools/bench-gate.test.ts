import { expect, it } from 'vitest';
import { differences, type Kept } from '../bench/gate/kept.ts';

const kept: Kept = {
  'round trips': { tolerance: 0, counts: { request: 7, refusal: 5 } },
  'bytes of WAL': { tolerance: 0.1, counts: { request: 2_000 } },
};
const now = (trips: Record<string, number>, wal: number): Kept => ({
  'round trips': { tolerance: 0, counts: trips },
  'bytes of WAL': { tolerance: 0.1, counts: { request: wal } },
});

it('says nothing of what lies within the tolerance that is kept', () => {
  expect(differences(now({ request: 7, refusal: 5 }, 2_199), kept)).toEqual([]);
  expect(differences(now({ request: 7, refusal: 5 }, 1_801), kept)).toEqual([]);
});

it('says what became more, what became less, what is new and what is gone', () => {
  expect(differences(now({ request: 8, acceptance: 6 }, 1_700), kept)).toEqual([
    'round trips, request: 7 → 8 (may differ by 0 %)',
    'round trips, refusal: 5 → nothing (may differ by 0 %)',
    'round trips, acceptance: nothing → 6 (may differ by 0 %)',
    'bytes of WAL, request: 2000 → 1700 (may differ by 10 %)',
  ]);
});

it('goes by what is kept: a tolerance that was only widened in the code excuses nothing', () => {
  const wide: Kept = { ...kept, 'round trips': { tolerance: 1, counts: { request: 9, refusal: 5 } } };
  expect(differences(wide, kept)).toEqual(['round trips, request: 7 → 9 (may differ by 0 %)']);
});

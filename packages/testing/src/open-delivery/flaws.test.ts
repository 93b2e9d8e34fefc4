import { expect, it } from 'vitest';
import { flaws } from './flaws.ts';

const story = (...types: string[]) =>
  types.map((type, i) => ({ type, when: `2026-11-22T15:00:0${i}.000Z`, problem: false }));

it('finds nothing in a walk from the acceptance to an end', () => {
  expect(flaws(story('ACCEPTED', 'PICKUP_ONGOING', 'CANCELLED'))).toEqual([]);
  expect(flaws(story('REJECTED'))).toEqual([]);
});

it('names a gap, what comes after an end, a repeat, and times that stand still or are of another zone', () => {
  expect(flaws(story('ACCEPTED', 'ORDER_PICKED'))).toEqual(['ORDER_PICKED after ACCEPTED']);
  expect(flaws(story('CANCELLED', 'ACCEPTED'))).toEqual(['ACCEPTED after the end CANCELLED']);
  expect(flaws(story('ACCEPTED', 'ACCEPTED'))).toEqual(['ACCEPTED after ACCEPTED']);
  const [first, second] = story('ACCEPTED', 'PICKUP_ONGOING');
  if (!first || !second) throw new Error('two events');
  expect(flaws([first, { ...second, when: first.when }])).toHaveLength(1);
  expect(flaws([{ ...first, when: '2026-11-22T12:00:00-03:00' }])).toHaveLength(1);
});

it('takes the present event again for a problem', () => {
  const [first] = story('ACCEPTED');
  if (!first) throw new Error('one event');
  const again = { ...first, when: '2026-11-22T15:00:09.000Z', problem: true };
  expect(flaws([first, again])).toEqual([]);
  expect(flaws([first, { ...again, problem: false }])).toEqual(['ACCEPTED after ACCEPTED']);
});

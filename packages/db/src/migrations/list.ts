import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './20261121175155-initial.ts';
import { Matching } from './20261121210612-matching.ts';
import { Fairness } from './20261121222058-fairness.ts';
import { Sweep } from './20261121222601-sweep.ts';
import { ClosedWeeks } from './20261121222602-closed-weeks.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: MigrationObject[] = [
  { name: '20261121175155-initial', class: Initial },
  { name: '20261121210612-matching', class: Matching },
  { name: '20261121222058-fairness', class: Fairness },
  { name: '20261121222601-sweep', class: Sweep },
  { name: '20261121222602-closed-weeks', class: ClosedWeeks },
];

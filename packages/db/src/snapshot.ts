import { IsolationLevel } from '@mikro-orm/core';
import type { Em } from './orm.ts';

/**
 * Runs reads in one snapshot of the database, so that they agree with each other although others write meanwhile. No
 * transaction may be open.
 */
export const emSnapshot = <T>(em: Em, work: (em: Em) => Promise<T>): Promise<T> =>
  em.transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });

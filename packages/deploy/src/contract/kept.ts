import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Description } from './description.ts';

/** Where the released contracts and the breaks that were wanted are kept. */
export const CONTRACT_FOLDER = path.resolve(import.meta.dirname, '../../../../docs/contract');

/** A contract that was released: never written again. */
export interface KeptContract extends Description {
  /** the day, `yyyy-mm-dd` */
  released: string;
}

const acceptedSchema = z.array(
  z.strictObject({
    /** The contract that is broken, as kept: a break that is wanted holds for it and for older ones. */
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    /** the line that `npm run contract -- check` prints, word by word */
    break: z.string().min(1),
    /** why nobody minds, or what was done for those who do */
    reason: z.string().min(10),
    /** an open page of the release before stops working: the next contract gets a new first number, and panels go first out of service */
    stops: z.boolean().optional(),
  }),
);
export type AcceptedBreak = z.output<typeof acceptedSchema>[number];

/** An open page keeps working on its old script for so many days, as long as a release keeps that script's files. */
const SUPPORT_DAYS = 30;
/** However quickly they followed each other. */
const SUPPORT_VERSIONS = 3;

const parts = (version: string) => version.split('.').map(Number);

/** Below zero when `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, i) => part - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Every released contract, the oldest first. */
export function keptContracts(folder = CONTRACT_FOLDER): KeptContract[] {
  return readdirSync(folder)
    .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
    .map((file): KeptContract => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => compareVersions(a.version, b.version));
}

const DAY_MS = 86_400_000;

/**
 * Those that the present API must still serve: the last three, and whatever was released within 30 days of the newest. By the
 * newest's day and not by today's, so that a test's result depends on the files alone.
 */
export function supported(kept: readonly KeptContract[]): KeptContract[] {
  const newest = kept.at(-1);
  if (!newest) return [];
  const since = Date.parse(newest.released) - SUPPORT_DAYS * DAY_MS;
  return kept.filter((one, i) => i >= kept.length - SUPPORT_VERSIONS || Date.parse(one.released) >= since);
}

/** The breaks that somebody wanted, with their reasons (`docs/contract/accepted-breaks.json`). */
export const acceptedBreaks = (folder = CONTRACT_FOLDER): AcceptedBreak[] =>
  acceptedSchema.parse(JSON.parse(readFileSync(path.join(folder, 'accepted-breaks.json'), 'utf8')));

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Description } from './description.ts';

/** The folder of the released contracts and the accepted breaks. */
export const CONTRACT_FOLDER = path.resolve(import.meta.dirname, '../../../../docs/contract');

/** A released contract. Its file never changes. */
export interface KeptContract extends Description {
  /** the day, `yyyy-mm-dd` */
  released: string;
}

const acceptedSchema = z.array(
  z.strictObject({
    /** The kept contract that is broken. An accepted break holds for this contract and for older ones. */
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    /** the line that `npm run contract -- check` prints, word by word */
    break: z.string().min(1),
    /** why nobody is affected, or how affected clients are helped */
    reason: z.string().min(10),
    /**
     * The break stops open pages of the previous release. The next contract gets a new major number, and panels are
     * first taken out of service.
     */
    stops: z.boolean().optional(),
  }),
);
export type AcceptedBreak = z.output<typeof acceptedSchema>[number];

/** Days for which an open page works on its old script. A release keeps the files of old scripts as long. */
const SUPPORT_DAYS = 30;
/** Number of the newest contracts that are always supported, also when they follow each other quickly. */
const SUPPORT_VERSIONS = 3;

const parts = (version: string) => version.split('.').map(Number);

/** Returns a negative number when `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, i) => part - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns all released contracts, the oldest first. */
export function keptContracts(folder = CONTRACT_FOLDER): KeptContract[] {
  return readdirSync(folder)
    .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
    .map((file): KeptContract => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => compareVersions(a.version, b.version));
}

const DAY_MS = 86_400_000;

/**
 * Returns the contracts that the present API must support: the last three, and all of the 30 days before the newest.
 * The days count from the newest contract, not from today. A test's result then depends on the files alone.
 */
export function supported(kept: readonly KeptContract[]): KeptContract[] {
  const newest = kept.at(-1);
  if (!newest) return [];
  const since = Date.parse(newest.released) - SUPPORT_DAYS * DAY_MS;
  return kept.filter((one, i) => i >= kept.length - SUPPORT_VERSIONS || Date.parse(one.released) >= since);
}

/** Returns the accepted breaks with their reasons (`docs/contract/accepted-breaks.json`). */
export const acceptedBreaks = (folder = CONTRACT_FOLDER): AcceptedBreak[] =>
  acceptedSchema.parse(JSON.parse(readFileSync(path.join(folder, 'accepted-breaks.json'), 'utf8')));

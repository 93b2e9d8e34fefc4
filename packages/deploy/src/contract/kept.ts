import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Description } from './description.ts';

/** The folder of the released contracts and the accepted breaks. */
export const CONTRACT_FOLDER = path.resolve(import.meta.dirname, '../../../../docs/contract');

/** A released contract. Its file never changes, and goes when three newer ones stand beside it. */
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

/** Number of the newest contracts that are supported, and kept. */
const SUPPORT_VERSIONS = 3;

const parts = (version: string) => version.split('.').map(Number);

/** Returns a negative number when `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, i) => part - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns the kept contracts, the oldest first. */
export function keptContracts(folder = CONTRACT_FOLDER): KeptContract[] {
  return readdirSync(folder)
    .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
    .map((file): KeptContract => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Returns the contracts that the present API must support: the last three. */
export const supported = (kept: readonly KeptContract[]): KeptContract[] => kept.slice(-SUPPORT_VERSIONS);

/** Returns the accepted breaks with their reasons (`docs/contract/accepted-breaks.json`). */
export const acceptedBreaks = (folder = CONTRACT_FOLDER): AcceptedBreak[] =>
  acceptedSchema.parse(JSON.parse(readFileSync(path.join(folder, 'accepted-breaks.json'), 'utf8')));

import { isDeepStrictEqual } from 'node:util';
import { breaks } from './breaks.ts';
import type { Description } from './description.ts';
import type { AcceptedBreak } from './kept.ts';

const promise = ({ openapi: { info: _, ...openapi }, procedures }: Description) =>
  JSON.parse(JSON.stringify({ openapi, procedures }));

/** Whether both contracts are the same, word by word. The version number does not count. */
export const isSameContract = (a: Description, b: Description): boolean => isDeepStrictEqual(promise(a), promise(b));

/**
 * Returns the version for the present contract, or null when nothing changed. A break raises the major number, an
 * addition the minor number, and changed words the patch number. An accepted break that stops no page counts as an
 * addition.
 */
export function nextVersion(
  newest: Description | undefined,
  now: Description,
  accepted: readonly AcceptedBreak[] = [],
): string | null {
  if (!newest) return now.version;
  if (isSameContract(newest, now)) return null;
  const [major = 0, minor = 0, patch = 0] = newest.version.split('.').map(Number);
  const harmless = new Set(accepted.filter(({ stops }) => !stops).map((one) => one.break));
  const broken = breaks(newest, now);
  if (broken.some((line) => !harmless.has(line))) return `${major + 1}.0.0`;
  if (broken.length > 0) return `${major}.${minor + 1}.0`;
  // Compared in reverse, everything that the old contract lacks is a break. Such a break means that something is new.
  return breaks(now, newest).length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

import { isDeepStrictEqual } from 'node:util';
import { breaks } from './breaks.ts';
import type { Description } from './description.ts';
import type { AcceptedBreak } from './kept.ts';

const promise = ({ openapi: { info: _, ...openapi }, procedures }: Description) =>
  JSON.parse(JSON.stringify({ openapi, procedures }));

/** Whether both promise the same, word by word; the version's number itself does not count. */
export const isSameContract = (a: Description, b: Description): boolean => isDeepStrictEqual(promise(a), promise(b));

/**
 * The version under which the present contract is to be kept: a new first number when it breaks the newest one, a new second
 * number when it can do more, a new third one when only words changed; null when nothing did. A break that was accepted, and
 * that stops no page, counts as something new.
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
  // seen from the new side, whatever the old one cannot do is a break
  return breaks(now, newest).length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

import { isDeepStrictEqual } from 'node:util';
import { breaks } from './breaks.ts';
import type { Description } from './description.ts';
import { type AcceptedBreak, compareVersions, type KeptContract, supported } from './kept.ts';

/** The difference between the present contract and the kept contracts. */
export interface Verdict {
  /** the supported contracts that the present one breaks, with the lines that are not accepted */
  undeclared: { version: string; lines: string[] }[];
  /** accepted lines that break no supported contract any more */
  superfluous: AcceptedBreak[];
}

/** Compares the present contract with every supported one. */
export function checkContract(
  now: Description,
  kept: readonly KeptContract[],
  accepted: readonly AcceptedBreak[],
): Verdict {
  const found = supported(kept).map((former) => ({ version: former.version, lines: breaks(former, now) }));
  const covers = (one: AcceptedBreak, version: string, line: string) =>
    one.break === line && compareVersions(version, one.version) <= 0;
  const undeclared = found.map(({ version, lines }) => ({
    version,
    lines: lines.filter((line) => !accepted.some((one) => covers(one, version, line))),
  }));
  return {
    undeclared: undeclared.filter(({ lines }) => lines.length > 0),
    superfluous: accepted.filter(
      (one) => !found.some(({ version, lines }) => lines.some((line) => covers(one, version, line))),
    ),
  };
}

/** Returns what to do about a verdict; empty when there is nothing to do. */
export function advice({ undeclared, superfluous }: Verdict): string {
  const broken = undeclared.map(
    ({ version, lines }) =>
      `Panels and clients made for contract ${version} break:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
  const newest = undeclared.at(-1)?.version;
  const todo = newest
    ? [
        'Keep the old form beside the new one until nobody uses it. If the break is wanted, add to docs/contract/accepted-breaks.json,\n' +
          `for each line: { "version": "${newest}", "break": "<the line>", "reason": "<why nobody minds>" }, and a line in CHANGELOG.md.`,
      ]
    : [];
  const old = superfluous.map(
    (one) => `Remove from docs/contract/accepted-breaks.json, it breaks nothing supported any more: ${one.break}`,
  );
  return [...broken, ...todo, ...old].join('\n');
}

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

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

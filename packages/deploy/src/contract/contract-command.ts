/**
 * `npm run contract -- check [--released]` compares with the released contracts. `-- release` stores the present one
 * as the next, and removes those that are no longer supported.
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { advice, checkContract, isSameContract, nextVersion } from './check.ts';
import { type Description, describe } from './description.ts';
import {
  type AcceptedBreak,
  acceptedBreaks,
  CONTRACT_FOLDER,
  type KeptContract,
  keptContracts,
  supported,
} from './kept.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns JSON with one line for each entry down to `depth`. One call is one line, so that diffs of kept contracts are
 * readable.
 */
function inLines(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || !isRecord(value)) return JSON.stringify(value);
  const deeper = `${indent} `;
  const entries = Object.entries(value).map(
    ([name, part]) => `${deeper}${JSON.stringify(name)}: ${inLines(part, depth - 1, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

/** Returns the description with another version. */
const underVersion = (description: Description, version: string): Description => ({
  ...description,
  version,
  openapi: { ...description.openapi, info: { ...description.openapi.info, version } },
});

/** Writes a contract into `folder`. */
function keep(folder: string, { version, released, ...promise }: KeptContract): void {
  writeFileSync(path.join(folder, `${version}.json`), `${inLines({ version, released, ...promise }, 4)}\n`);
}

const writeAccepted = (folder: string, accepted: readonly AcceptedBreak[]): void =>
  writeFileSync(path.join(folder, 'accepted-breaks.json'), `${JSON.stringify(accepted, null, 2)}\n`);

/** Writes the version into the code and into the published description. */
function announce(description: Description): void {
  const constant = path.join(root, 'packages/contract/src/contract-version.ts');
  const line = `export const CONTRACT_VERSION = '${description.version}';`;
  writeFileSync(constant, readFileSync(constant, 'utf8').replace(/^export const CONTRACT_VERSION = .*$/m, line));
  writeFileSync(path.join(root, 'docs/openapi.json'), `${JSON.stringify(description.openapi, null, 2)}\n`);
}

const now = describe();
const kept = keptContracts();
const accepted = acceptedBreaks();
const newest = kept.at(-1);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function check(released: boolean): void {
  const problem = advice(checkContract(now, kept, accepted));
  if (problem) fail(problem);
  const names = supported(kept).map(({ version }) => version);
  console.log(`The present contract keeps what ${names.join(', ')} promised.`);
  if (newest && isSameContract(newest, now)) return;
  const missing = 'It is not kept yet: `npm run contract -- release` does that before a release.';
  if (released) fail(missing);
  console.log(missing);
}

function release(): void {
  const { undeclared } = checkContract(now, kept, accepted);
  if (undeclared.length > 0) fail(advice({ undeclared, superfluous: [] }));
  const version = nextVersion(newest, now, accepted);
  if (version === null) {
    console.log(`Nothing changed since ${newest?.version}.`);
    return;
  }
  const next = { ...underVersion(now, version), released: new Date().toISOString().slice(0, 10) };
  keep(CONTRACT_FOLDER, next);
  announce(next);
  const all = [...kept, next];
  for (const old of all.slice(0, -supported(all).length)) rmSync(path.join(CONTRACT_FOLDER, `${old.version}.json`));
  const { superfluous } = checkContract(now, all, accepted);
  writeAccepted(
    CONTRACT_FOLDER,
    accepted.filter((one) => !superfluous.includes(one)),
  );
  console.log(`Kept as docs/contract/${version}.json. Commit it with what the command changed beside it.`);
}

const [command, option] = process.argv.slice(2);
if (command === 'check' && (option === undefined || option === '--released')) check(option === '--released');
else if (command === 'release' && option === undefined) release();
else {
  console.error('Usage: npm run contract -- check [--released] | release');
  process.exit(2);
}

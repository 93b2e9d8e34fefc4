/**
 * `npm run contract -- check [--released]` compares with the released contracts. `-- release` stores the present one
 * as the next.
 */
import { advice, checkContract } from './check.ts';
import { describe } from './description.ts';
import { acceptedBreaks, CONTRACT_FOLDER, keptContracts, supported } from './kept.ts';
import { isSameContract, nextVersion } from './next-version.ts';
import { announce, keep, underVersion, writeAccepted } from './release-contract.ts';

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
  const { superfluous } = checkContract(now, [...kept, next], accepted);
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

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Description } from './description.ts';
import type { AcceptedBreak, KeptContract } from './kept.ts';

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
export const underVersion = (description: Description, version: string): Description => ({
  ...description,
  version,
  openapi: { ...description.openapi, info: { ...description.openapi.info, version } },
});

/** Writes a contract into `folder`. */
export function keep(folder: string, { version, released, ...promise }: KeptContract): void {
  writeFileSync(path.join(folder, `${version}.json`), `${inLines({ version, released, ...promise }, 4)}\n`);
}

export const writeAccepted = (folder: string, accepted: readonly AcceptedBreak[]): void =>
  writeFileSync(path.join(folder, 'accepted-breaks.json'), `${JSON.stringify(accepted, null, 2)}\n`);

/** Writes the version into the code and into the published description. */
export function announce(description: Description): void {
  const constant = path.join(root, 'packages/contract/src/contract-version.ts');
  const line = `export const CONTRACT_VERSION = '${description.version}';`;
  writeFileSync(constant, readFileSync(constant, 'utf8').replace(/^export const CONTRACT_VERSION = .*$/m, line));
  writeFileSync(path.join(root, 'docs/openapi.json'), `${JSON.stringify(description.openapi, null, 2)}\n`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import times from './test-times.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const kept = new Map<string, number>(Object.entries(times));

const needsBrowserGlobals = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Returns the seconds that a file took when the times were kept. A new file goes before the short ones. */
const secondsOf = ({ moduleId }: TestSpecification): number => kept.get(path.relative(root, moduleId)) ?? 5;

/**
 * Vitest's own order with changes: long files first, so that no worker runs a long file alone at the end, and all files
 * without a DOM before the others. A worker is reused only while the environment stays the same.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranked = sorted.toSorted((a, b) => secondsOf(b) - secondsOf(a));
    const grouped = Map.groupBy(ranked, needsBrowserGlobals);
    return [...(grouped.get(false) ?? []), ...(grouped.get(true) ?? [])];
  }
}

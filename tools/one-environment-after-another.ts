import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsBrowserGlobals = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Vitest's own order, all files without a DOM first: a worker is reused only while the environment stays the same. */
export class OneEnvironmentAfterAnother extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const grouped = Map.groupBy(sorted, needsBrowserGlobals);
    return [...(grouped.get(false) ?? []), ...(grouped.get(true) ?? [])];
  }
}

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsBrowserGlobals = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Files that take a large part of a minute or more: a worker that begins with one does not leave the others waiting at the end. */
const LONG = [
  'gallery.e2e',
  'commands.integration',
  'model.integration',
  'start.integration',
  'embedded.integration',
  'contas.integration',
];
const long = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(`/${name}.`));

/** Vitest's own order, the long files first, all files without a DOM first: a worker is reused only while the environment stays the same. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranked = [...sorted.filter(long), ...sorted.filter((file) => !long(file))];
    const grouped = Map.groupBy(ranked, needsBrowserGlobals);
    return [...(grouped.get(false) ?? []), ...(grouped.get(true) ?? [])];
  }
}

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsBrowserGlobals = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** The files that take a minute or more, the longest first: a worker that begins with one does not leave the others waiting at the end. */
const LONG = [
  'model.integration',
  'commands.integration',
  'start.integration',
  'embedded.integration',
  'quick-start.integration',
  'point-of-sale.integration',
  'contas.integration',
  'one-view-board.e2e',
  'long-lists.e2e',
  'shop-office.e2e',
  'admin.e2e',
  'text-size.e2e',
  'one-view-tower.e2e',
  'support-office.e2e',
  'gallery.e2e',
  'one-view.e2e',
  'proof.e2e',
];
/** Its place among them; behind all of them where it is none. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
  return place === -1 ? LONG.length : place;
};

/** Vitest's own order, the long files first, all files without a DOM first: a worker is reused only while the environment stays the same. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranked = sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
    const grouped = Map.groupBy(ranked, needsBrowserGlobals);
    return [...(grouped.get(false) ?? []), ...(grouped.get(true) ?? [])];
  }
}

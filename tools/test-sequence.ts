import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsBrowserGlobals = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files that take a minute or more, longest first. They start first, so that no worker runs a long file alone at the
 * end.
 */
const LONG = [
  'model.integration',
  'commands.integration',
  'numeros.integration',
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
/** Returns the place of a file in this list, or the list's length. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
  return place === -1 ? LONG.length : place;
};

/**
 * Vitest's own order with changes: long files first, and all files without a DOM before the others. A worker is reused
 * only while the environment stays the same.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranked = sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
    const grouped = Map.groupBy(ranked, needsBrowserGlobals);
    return [...(grouped.get(false) ?? []), ...(grouped.get(true) ?? [])];
  }
}

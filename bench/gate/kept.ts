import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Counts of one kind, and their tolerance as a share: 0.05 is 5 %. */
export interface Counts {
  tolerance: number;
  counts: Record<string, number>;
}

/** Counts by kind: 'round trips' … */
export type Kept = Record<string, Counts>;

const FILE = path.resolve(import.meta.dirname, '../gate.json');

export const readKept = (): Kept => JSON.parse(readFileSync(FILE, 'utf8'));
export const writeKept = (kept: Kept): void => writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);

const differs = (now: number, before: number, tolerance: number): boolean =>
  Math.abs(now - before) > before * tolerance;

/**
 * Returns a line for each count that differs by more than its tolerance, is new, or is gone. A lower count is a
 * difference too, because a later rise to the old value would stay unseen.
 */
export function differences(now: Kept, before: Kept): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((kind) => {
    const tolerance = before[kind]?.tolerance ?? 0;
    const [are, were] = [now[kind]?.counts ?? {}, before[kind]?.counts ?? {}];
    return [...new Set([...Object.keys(were), ...Object.keys(are)])].flatMap((name) => {
      const [is, was] = [are[name], were[name]];
      if (is !== undefined && was !== undefined && !differs(is, was, tolerance)) return [];
      return [`${kind}, ${name}: ${was ?? 'nothing'} → ${is ?? 'nothing'} (may differ by ${tolerance * 100} %)`];
    });
  });
}

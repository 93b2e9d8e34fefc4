import { useEffect, useRef } from 'react';
import type { Group } from './line.ts';
import { encerrada } from './pages.ts';

interface Line {
  key: string;
  entregador_id: number | null;
  /** true if the line is among the closed ones */
  fim: boolean;
}

/** The line of each stop, by the stop's id. */
type LinesOfStops = ReadonlyMap<number, Line>;

/** Which pair is one line over time, lowest first: open ones, and among those one whose courier stayed. */
const rankOf = ([{ status, entregador_id }]: Group, before: Line) =>
  (encerrada({ status }) ? 4 : 0) + (before.fim ? 2 : 0) + (entregador_id === before.entregador_id ? 0 : 1);

/**
 * Returns the key of each line. A line keeps its key while the number of its first stop, its status and its courier
 * change. A stop that leaves its line, because it ended or waits again, has a key of its own.
 */
export function keysOf(groups: readonly Group[], before: LinesOfStops): Map<Group, string> {
  const keys = new Map<Group, string>();
  const taken = new Set<string>();
  const give = (group: Group, key: string) => {
    keys.set(group, key);
    taken.add(key);
  };
  const claims = groups
    .flatMap((group) => group.map(({ id }) => ({ group, line: before.get(id) })))
    .flatMap(({ group, line }) => (line ? [{ group, key: line.key, rank: rankOf(group, line) }] : []))
    .sort((a, b) => a.rank - b.rank);
  for (const { group, key } of claims) if (!keys.has(group) && !taken.has(key)) give(group, key);
  for (const group of groups) {
    if (keys.has(group)) continue;
    let key = String(group[0].id);
    while (taken.has(key)) key += '+';
    give(group, key);
  }
  return keys;
}

/** Returns the line of each stop, for the next `keysOf`. */
export const linesOfStops = (keys: ReadonlyMap<Group, string>): LinesOfStops =>
  new Map(
    [...keys].flatMap(([group, key]) =>
      group.map(({ id, entregador_id, status }) => [id, { key, entregador_id, fim: encerrada({ status }) }] as const),
    ),
  );

/** Returns a function that gives the key of a line. It remembers which stops were a line. */
export function useLineKeys(groups: readonly Group[]): (group: Group) => string {
  const before = useRef<LinesOfStops>(new Map());
  const keys = keysOf(groups, before.current);
  useEffect(() => {
    before.current = linesOfStops(keys);
  });
  return (group) => keys.get(group) ?? String(group[0].id);
}

import { CONFLICTS, PREFIXES, WORDS } from './class-groups.ts';

/** Splits a class into its variants, with '!' if it is important, and its utility. */
function parse(name: string) {
  const variants: string[] = [];
  let [depth, start, slash] = [0, 0, -1];
  for (let at = 0; at < name.length; at += 1) {
    const sign = name[at];
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === '/' && depth === 0) slash = at;
    else if (sign === ':' && depth === 0) {
      variants.push(name.slice(start, at));
      start = at + 1;
    }
  }
  const strong = name[start] === '!' || name.endsWith('!');
  const plain = name.slice(start, slash > start ? slash : undefined).replace(/^!|!$/g, '');
  return { behind: `${variants.sort().join(':')}${strong ? '!' : ''} `, plain };
}

/** Returns the group that a class sets, by the longest known prefix, or undefined for an unknown class. */
function groupOf(plain: string): string | undefined {
  const word = WORDS.get(plain);
  if (word) return word;
  if (plain[0] === '[') return plain.slice(0, plain.indexOf(':'));
  const name = plain.replace(/^-/, '');
  const bracket = name.search(/[[(]/);
  let end = bracket < 0 ? name.length : bracket;
  for (; end > 0; end = name.lastIndexOf('-', end - 1)) {
    const value = name.slice(end + 1);
    const found = PREFIXES[name.slice(0, end)]?.find(([accepts]) => accepts.test(value));
    if (found) return found[1];
  }
  return undefined;
}

function merge(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.split(/\s+/).reverse()) {
    const { behind, plain } = parse(name);
    const group = groupOf(plain);
    if (group) {
      if (taken.has(behind + group)) continue;
      for (const other of [group, ...(CONFLICTS[group] ?? [])]) taken.add(behind + other);
    }
    kept.push(name);
  }
  return kept.reverse().join(' ').trim();
}

const known = new Map<string, string>();

/**
 * Joins classes. When two classes set the same property, the later one stays.
 * Replaces tailwind-merge, whose table of all of Tailwind would add 8 KB to each first view. This table has only
 * Corre's classes. A test compares both for every class in the sources.
 */
export function twMerge(...classes: (string | false | null | undefined)[]): string {
  const joined = classes.filter(Boolean).join(' ');
  const before = known.get(joined);
  if (before !== undefined) return before;
  const merged = merge(joined);
  known.set(joined, merged);
  return merged;
}

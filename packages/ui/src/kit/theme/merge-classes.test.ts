import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twMerge as whole } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { twMerge } from './merge-classes.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const folders = ['packages/ui/src', ...readdirSync(path.join(root, 'apps')).map((app) => `apps/${app}/src`)];

/** Returns a class without its variants: 'flex' of 'max-sm:hover:flex'. */
function bare(word: string): string {
  let depth = 0;
  let start = 0;
  for (const [at, sign] of [...word].entries()) {
    if ('[('.includes(sign)) depth += 1;
    else if ('])'.includes(sign)) depth -= 1;
    else if (sign === ':' && depth === 0) start = at + 1;
  }
  return word.slice(start).replace(/^!|!$/g, '');
}

/** tailwind-merge keeps both copies of an unknown word. The CSS property names only look like classes. */
const isClass = (word: string) => whole(`${word} ${word}`) === word && !/^font-(family|weight|size)$/.test(word);

/** Returns the classes in the sources of the screens, one for each pattern of digits. */
function classesInSources(): string[] {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.(test|demo))\.tsx?$/.test(name))) {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      for (const [quoted] of text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g))
        for (const word of quoted.slice(1, -1).split(/\s+/).map(bare))
          if (/^-?[a-z@[][^'"$]*(?<!-)$/.test(word) && isClass(word)) found.set(word.replace(/\d+/g, '1'), word);
    }
  }
  return [...found.values()];
}

type Merge = (classes: string) => string;
/** Returns whether each of two classes overrides the other, in both orders. */
const meet = (merge: Merge, a: string, b: string) => `${merge(`${a} ${b}`) === b} ${merge(`${b} ${a}`) === a}`;

test('every class of the screens meets every other as in tailwind-merge with all of Tailwind', () => {
  // One class of each group is enough, because all classes of a group behave alike.
  const groups: string[] = [];
  const classes = classesInSources();
  for (const word of classes) if (!groups.some((other) => meet(whole, word, other) === 'true true')) groups.push(word);
  expect(groups.length).toBeGreaterThan(100);
  const differing = classes.flatMap((word) =>
    groups
      .filter((other) => other !== word && meet(twMerge, word, other) !== meet(whole, word, other))
      .map((other) => `${word} and ${other}`),
  );
  expect(differing).toEqual([]);
}, 60_000);

test('variants and marks of importance keep classes apart', () => {
  const classes = 'p-2 hover:p-3 p-4 sm:flex hidden sm:grid p-1! -mt-1 mt-2 text-[16px]/6 leading-5';
  expect(twMerge(classes)).toBe(whole(classes));
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Files that exist only while the product runs. */
const madeAtRunTime = ['cluster.json', 'release.json'];
const folders = ['apps', 'packages', 'e2e', 'bench', 'tools', 'deploy', 'docs'];

const sources = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ),
].filter((file) => !/node_modules|\/dist\//.test(file));
const documents = sources.filter((file) => file.endsWith('.md'));

/** All path endings of the sources, because documents may omit the start: `kernel/lock.ts`, `lock.ts`. */
const tails = new Set(sources.flatMap((file) => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))));

const text = (document: string) => readFileSync(path.join(root, document), 'utf8');
const quoted = (document: string) => [...text(document).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

/**
 * Whether a word looks like a path of this repository. It ends like a source file, or begins with one of the folders.
 */
function isPath(word: string): boolean {
  if (!/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(word) || word.includes('/dist')) return false;
  if (word.startsWith('@') && !word.startsWith('@corre/')) return false;
  return /[\w-]\.(tsx?|mjs|cjs|md|json)$/.test(word) || folders.some((folder) => word.startsWith(`${folder}/`));
}

/** Returns the path of a package specifier: `@corre/db/sql.ts` is packages/db/src/sql.ts. */
const inRepository = (word: string) => word.replace(/^@corre\/([\w-]+)\//, 'packages/$1/src/').replace(/\/$/, '');

test('every file and folder that the documents name exists', () => {
  const missing = documents.flatMap((document) =>
    quoted(document)
      .filter((word) => isPath(word) && !madeAtRunTime.includes(word) && !tails.has(inRepository(word)))
      .map((word) => `${document}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test('every link between the documents leads somewhere', () => {
  const missing = documents.flatMap((document) =>
    [...text(document).matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(path.join(root, path.dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('every command that the documents name is a script of package.json', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const missing = documents.flatMap((document) =>
    [...text(document).matchAll(/npm run ([\w:-]+)/g)]
      .map(([, script = '']) => script)
      .filter((script) => !(script in scripts))
      .map((script) => `${document}: npm run ${script}`),
  );
  expect(missing).toEqual([]);
});

/** The names of the rules of docs/product.md: `**[oferta-prazo]**`. */
const rules = [...text('docs/product.md').matchAll(/\*\*\[([a-z0-9-]+)\]\*\*/g)].map(([, name = '']) => name);
const code = sources.filter((file) => /\.tsx?$/.test(file));

/** Returns the rules that the comments of a source file cite. Quoted code in a comment cites nothing. */
function citedIn(file: string): string[] {
  const comments = text(file)
    .split('\n')
    .map((line) => (/^\s*(\/\/|\/\*|\*)/.test(line) ? line : (/\s\/\/ .*$/.exec(line)?.[0] ?? '')))
    .map((line) => line.replace(/`[^`]*`/g, ''));
  return comments.flatMap((line) =>
    [...line.matchAll(/(?<=^|[\s(])\[([a-z]+(?:-[a-z0-9]+)*)\](?=[\s.,;:)]|$)/g)].map(([, name = '']) => name),
  );
}

test('every rule that a comment cites stands in docs/product.md, and every rule there has a test that cites it', () => {
  expect(rules.length).toBeGreaterThan(40);
  const cited = code.map((file) => ({ file, names: citedIn(file) }));
  const unknown = cited.flatMap(({ file, names }) =>
    names.filter((name) => !rules.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
  const tested = new Set(cited.flatMap(({ file, names }) => (file.includes('.test.') ? names : [])));
  expect(rules.filter((rule) => !tested.has(rule))).toEqual([]);
});

test('no comment cites a document that is not in this repository', () => {
  const strange = code.filter(
    (file) => /specification §|decision record \d/.test(text(file)) && file !== 'tools/docs.test.ts',
  );
  expect(strange).toEqual([]);
});

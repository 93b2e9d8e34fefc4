import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Files that exist only once the product runs. */
const madeAtRunTime = ['cluster.json', 'release.json'];
const folders = ['apps', 'packages', 'e2e', 'bench', 'tools', 'deploy', 'docs'];

const sources = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ),
].filter((file) => !/node_modules|\/dist\//.test(file));
const documents = sources.filter((file) => file.endsWith('.md'));

/** Every way to name a file or folder without its beginning: `kernel/lock.ts`, `lock.ts`. */
const tails = new Set(sources.flatMap((file) => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))));

const text = (document: string) => readFileSync(path.join(root, document), 'utf8');
const quoted = (document: string) => [...text(document).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

/** What reads as a path of this repository: it ends like a source file, or begins with one of its folders. */
function isPath(word: string): boolean {
  if (!/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(word) || word.includes('/dist')) return false;
  if (word.startsWith('@') && !word.startsWith('@corre/')) return false;
  return /[\w-]\.(tsx?|mjs|cjs|md|json)$/.test(word) || folders.some((folder) => word.startsWith(`${folder}/`));
}

/** `@corre/db/sql.ts` is packages/db/src/sql.ts. */
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

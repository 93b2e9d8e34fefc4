import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
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
  return /[\w-]\.(tsx?|mjs|cjs|sql|md|json)$/.test(word) || folders.some((folder) => word.startsWith(`${folder}/`));
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

/** Whether a word is a pattern of files below one of the folders: `apps/{shop,courier}/package.json`. */
const isPattern = (word: string) =>
  /[*{]/.test(word) && !/[<\s]/.test(word) && folders.some((folder) => word.startsWith(`${folder}/`));

test('every pattern of files that the documents name matches a file', () => {
  const patterns = documents.flatMap((document) =>
    quoted(document)
      .filter(isPattern)
      .map((word) => ({ document, word })),
  );
  expect(patterns.length).toBeGreaterThan(0);
  const alternatives = (word: string): string[] => {
    const [whole, list] = /\{([^}]*)\}/.exec(word) ?? [];
    return whole ? (list ?? '').split(',').flatMap((one) => alternatives(word.replace(whole, one))) : [word];
  };
  const missing = patterns.filter(
    ({ word }) => !alternatives(word).every((one) => globSync(one, { cwd: root }).length > 0),
  );
  expect(missing).toEqual([]);
});

/** The `git grep` commands of the documents. Quoted arguments may contain blanks. */
const searches = documents
  .filter((document) => !document.startsWith('docs/decisions/'))
  .flatMap((document) =>
    quoted(document)
      .filter((word) => word.startsWith('git grep ') && !word.includes('<'))
      .map((command) => ({ document, command })),
  );

test.skipIf(!existsSync(path.join(root, '.git')))('every search that the documents name finds code', () => {
  expect(searches.length).toBeGreaterThan(0);
  const empty = searches.filter(({ command }) => {
    const [, ...words] = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ''));
    const paths = words.includes('--') ? [] : ['--', '.'];
    // A document that names the search does not count as a find.
    return spawnSync('git', [...words, ...paths, ':!*.md'], { cwd: root }).status !== 0;
  });
  expect(empty).toEqual([]);
});

/** Numbers that a command can give, and that would be wrong after the next change. */
const COUNTED =
  /\b\d[\d,.]*\+? (?:(?:unit|integration|browser) )?(?:tests?|files?|migrations?|procedures?|tables?|components?)\b/gi;
test('no document says how many tests, files, migrations, procedures, tables or components there are', () => {
  const records = /^(CHANGELOG\.md|docs\/decisions\/)/; // They tell what was measured at a date.
  const found = documents
    .filter((document) => !records.test(document))
    .flatMap((document) => [...text(document).matchAll(COUNTED)].map(([said]) => `${document}: ${said}`));
  expect(found).toEqual([]);
  expect('over 1,200 integration tests in 7 tables'.match(COUNTED)).toEqual(['1,200 integration tests', '7 tables']);
});

test('the README names both commands that test', () => {
  const [, day = ''] = /```\n([\s\S]*?)```/.exec(text('README.md')) ?? [];
  expect(day).toMatch(/^npm test /m);
  expect(day).toMatch(/^npm run test:long /m);
});

const architecture = text('docs/architecture.md');

test('the architecture names every package and every room, rooms in the order in which they may import', () => {
  const foldersOf = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name);
  const drawn = [...architecture.matchAll(/^packages\/(\w+)\//gm)].map(([, name = '']) => name);
  expect(drawn.toSorted()).toEqual(foldersOf('packages').toSorted());
  const rooms = [...architecture.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, name = '']) => name);
  expect(rooms.toSorted()).toEqual(foldersOf('packages/api/src').toSorted());
  const [, floor = ''] = /'packages\/api\/src': \[([^\]]*)\]/.exec(text('.dependency-cruiser.cjs')) ?? [];
  expect(rooms).toEqual([...floor.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
});

test('a decision record is short and has four parts, and its number stands once', () => {
  const records = readdirSync(path.join(root, 'docs/decisions'));
  const numbers = records.map((record) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(record)?.[1] ?? record);
  expect(numbers).toEqual([...new Set(numbers)]);
  const parts = ['## Context', '## Decision', '## Consequences', '## Weighed'];
  const wrong = records.filter((record) => {
    const said = text(`docs/decisions/${record}`);
    const headings = said.match(/^## .*$/gm) ?? [];
    return headings.join() !== parts.join() || said.split(/\s+/).filter(Boolean).length > 300;
  });
  expect(wrong).toEqual([]);
});

test('every record that is cited exists', () => {
  const numbers = new Set(readdirSync(path.join(root, 'docs/decisions')).map((record) => record.slice(0, 4)));
  const cited = sources
    .filter((file) => /\.(tsx?|mjs|sql|css|md)$/.test(file))
    .flatMap((file) => [...text(file).matchAll(/ADR (\d{4})/g)].map(([, number = '']) => ({ file, number })));
  expect(cited.filter(({ file, number }) => file !== 'CONTRIBUTING.md' && !numbers.has(number))).toEqual([]);
});

test('the walk through the code has at most 20 stations, and each begins with the file to open', () => {
  const [, walk = ''] = /## A shop asks[^\n]*\n([\s\S]*?)\n## /.exec(architecture) ?? [];
  const stations = [...walk.matchAll(/^(\d+)\. (.*)$/gm)];
  expect(stations.length).toBeGreaterThan(10);
  expect(stations.length).toBeLessThanOrEqual(20);
  const files = stations.map(([, , line = '']) => /^`([^`]+)`:/.exec(line)?.[1] ?? line);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('the glossary is short and sorted, has each word once, and only words that stand in the code', () => {
  const glossary = text('docs/glossary.md');
  const words = [...glossary.matchAll(/^- \*\*(\w+)\*\*:/gm)].map(([, word = '']) => word);
  expect(words.length).toBe([...glossary.matchAll(/^- /gm)].length);
  expect(words.length).toBeGreaterThan(100);
  expect(words).toEqual([...new Set(words)].sort());
  expect(glossary.split(/\s+/).length).toBeLessThanOrEqual(1_500);
  const used = new Set(
    sources
      .filter((file) => /\.(tsx?|sql)$/.test(file))
      .flatMap(
        (file) =>
          text(file)
            .toLowerCase()
            .match(/[a-z_]+/g) ?? [],
      ),
  );
  expect(words.filter((word) => !used.has(word))).toEqual([]);
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

test('no comment, no test and no document cites a document that is not in this repository', () => {
  const cites = /specification §|\bthe specification\b|\bspecification’s\b|decision record \d/;
  const strange = [...code, ...documents].filter((file) => cites.test(text(file)) && file !== 'tools/docs.test.ts');
  expect(strange).toEqual([]);
});

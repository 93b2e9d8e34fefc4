import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const depcruise = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** Forbidden imports, by the name of their rule. Each imports a file of the same tree. */
const wrong: Record<string, { file: string; text: string }> = {
  'apps-do-not-import-each-other': {
    file: 'apps/shop/src/a.ts',
    text: `import { value } from '../../courier/src/value.ts'; export const a = value;`,
  },
  'apps-imports-only-ui-client-contract': {
    file: 'apps/courier/src/a.ts',
    text: `import type { Value } from '../../../packages/api/src/base/value.ts'; export type A = Value;`,
  },
  'the-kit-knows-nothing-of-ours': {
    file: 'packages/ui/src/kit/a.ts',
    text: `import { value } from '../../../contract/src/value.ts'; export const a = value;`,
  },
  'kit-knows-nothing-above-it': {
    file: 'packages/ui/src/kit/b.ts',
    text: `import type { Value } from '../domain/value.ts'; export type A = Value;`,
  },
  'base-knows-nothing-above-it': {
    file: 'packages/api/src/base/a.ts',
    text: `import type { Value } from '../despacho/value.ts'; export type A = Value;`,
  },
  'the-contract-runs-anywhere': {
    file: 'packages/contract/src/a.ts',
    text: `import { existsSync } from 'node:fs'; export const a = existsSync('.');`,
  },
  'client-imports-only-contract': {
    file: 'packages/client/src/a.ts',
    text: `import type { Value } from '../../api/src/runtime/router.ts'; export type A = Value;`,
  },
  'use-cases-do-not-know-their-transport': {
    file: 'packages/api/src/pedidos/a.ts',
    text: `import { value } from './rotas.ts'; export const a = value;`,
  },
  'no-cycles-between-folders': {
    file: 'packages/api/src/despacho/fila/a.ts',
    text: `import type { B } from '../ofertas/b.ts'; export type A = B;`,
  },
};

const right: Record<string, string> = {
  'apps/courier/src/value.ts': '',
  'packages/ui/src/domain/value.ts': `import { value as told } from '../../../contract/src/value.ts'; export const b = told;`,
  'packages/contract/src/value.ts': '',
  'packages/api/src/base/value.ts': '',
  'packages/api/src/despacho/value.ts': `import type { Value as V } from '../base/value.ts'; export type B = V;`,
  'packages/api/src/pedidos/rotas.ts': '',
  'packages/api/src/runtime/router.ts': '',
  'packages/client/src/right.ts': `import { value as told } from '../../contract/src/value.ts'; export const b = told;`,
  // With the file above, the folders fila and ofertas import each other, although no two files do.
  'packages/api/src/despacho/ofertas/b.ts': 'export type B = 1;',
  'packages/api/src/despacho/ofertas/c.ts': `import type { D } from '../fila/d.ts'; export type C = D;`,
  'packages/api/src/despacho/fila/d.ts': 'export type D = 1;',
};

interface Cruise {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

let tree: string;
let violations: string[];

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), `${text}\nexport const value = 1;\nexport type Value = 1;\n`);
}

/** Returns the violations of the repository's rules in the tree, as `file: rule`, or with the folder's name. */
async function cruise(config: string): Promise<string[]> {
  const args = [depcruise, 'apps', 'packages', '--config', path.join(repository, config), '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree });
  const { summary }: Cruise = JSON.parse(stdout);
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'corre-boundaries-'));
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json'])
    await symlink(path.join(repository, file), path.join(tree, file));
  for (const [file, text] of Object.entries(right)) await write(file, text);
  for (const { file, text } of Object.values(wrong)) await write(file, text);
  const both = await Promise.all([cruise('.dependency-cruiser.cjs'), cruise('.dependency-cruiser.folders.cjs')]);
  violations = both.flat();
}, 30_000);
afterAll(() => rm(tree, { recursive: true }));

describe('the rules of who may import whom', () => {
  test.each(Object.entries(wrong).map(([rule, { file }]) => ({ rule, file })))('$rule is seen', ({ rule, file }) => {
    const where = rule === 'no-cycles-between-folders' ? path.dirname(file) : file;
    expect(violations).toContain(`${where}: ${rule}`);
  });

  test('what is allowed is not refused', () => {
    const found = violations.filter((violation) => Object.keys(right).some((file) => violation.startsWith(`${file}:`)));
    expect(found).toEqual([]);
  });
});

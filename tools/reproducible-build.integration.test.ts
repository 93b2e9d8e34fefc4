import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, environment, root } from './workspace.mjs';

const built = ['apps/landing', 'packages/client', 'packages/contract', 'packages/ui', 'tools'];
const beside = ['package.json', 'tsconfig.base.json', 'tsconfig.browser.json', 'tsconfig.worker.json', '.gitignore'];
let home: string;

/**
 * Copies the sources of the landing page's build to `folder`. Registry packages are hard links, not symbolic links, so
 * that their paths really differ.
 */
async function copyTo(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const filter = (file: string) => !/\/(dist|node_modules)(\/|$)/.test(file.slice(root.length));
  for (const name of built) cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  for (const name of beside) cpSync(path.join(root, name), path.join(folder, name));
  const modules = path.join(folder, 'node_modules');
  const copy = (how: string) => capture('cp', [how, path.join(root, 'node_modules'), modules]);
  if ((await copy('-al')).code === 0) return;
  // `folder` may be on another file system, and hard links do not work there.
  rmSync(modules, { recursive: true, force: true });
  expect((await copy('-a')).code).toBe(0);
}

/** Returns every file of the build with the digest of its bytes. */
async function build(folder: string, dist: string, NODE_ENV: string): Promise<Record<string, string>> {
  const app = path.join(folder, 'apps/landing');
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  const node = path.join(folder, 'node_modules/.bin/node');
  const { code, output } = await capture(node, [vite, 'build', '--outDir', dist], {
    cwd: app,
    env: { ...environment, NODE_ENV },
  });
  if (code !== 0) throw new Error(output);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

beforeAll(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'corre-builds-')));
});
// Node needs ten times as long to remove so many links.
afterAll(async () => void (await capture('rm', ['-rf', home])), 120_000);

test('the same commit built in two folders gives the same bytes, whatever its tests say and NODE_ENV is', async () => {
  const other = path.join(home, 'another/and/deeper');
  await copyTo(other);
  writeFileSync(path.join(other, 'apps/landing/src/more.test.tsx'), "export const classes = 'mt-[137px]';");
  const here = await build(root, path.join(home, 'here'), 'production');
  expect(Object.keys(here).length).toBeGreaterThan(20);
  expect(await build(other, path.join(home, 'there'), 'test')).toEqual(here);
}, 90_000);

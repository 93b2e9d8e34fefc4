import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, root } from './workspace.mjs';

const PLATFORMS = [
  ['linux', 'x64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'arm64', 'musl'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
];
/** A folder with the manifests and the lockfile only, so that no installed package helps. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'corre-lockfile-'));
  const files = globSync(['package.json', 'package-lock.json', '.npmrc', '{apps,packages}/*/package.json'], {
    cwd: root,
  });
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PLATFORMS)('npm ci takes the lockfile on %s %s %s', async (os, cpu, libc) => {
  const flags = ['--dry-run', '--ignore-scripts', '--no-audit', '--no-fund', `--os=${os}`, `--cpu=${cpu}`];
  const npm = ['ci', ...flags, ...(libc === undefined ? [] : [`--libc=${libc}`])];
  const { code, output } = await capture('npm', npm, { cwd: folder });
  expect({ code, errors: output.split('\n').filter((line) => line.startsWith('npm error')) }).toEqual({
    code: 0,
    errors: [],
  });
});

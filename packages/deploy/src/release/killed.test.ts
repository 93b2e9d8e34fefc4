import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { baseOf, panelNamed } from '@corre/contract/panels.ts';
import { expect, test } from 'vitest';
import { makeBuild } from '../testing/made-panels.ts';
import { placeOf } from './place.ts';
import { publishApp } from './publish-app.ts';

const panel = panelNamed('support');
const program = path.resolve(import.meta.dirname, '../testing/publish-again.ts');
const KILLS = 8;

/** Returns the files that the page names and the pool lacks, as a visitor would find them now. */
function missingNow(root: string): string[] {
  const { current, home } = placeOf(root, panel.name);
  const page = readFileSync(path.join(current, 'index.html'), 'utf8');
  const named = [...page.matchAll(new RegExp(`${baseOf(panel)}(assets/[^"]+)`, 'g'))].map(([, name = '']) => name);
  const there = readdirSync(path.join(home, 'pool', 'assets'));
  expect(named.length).toBeGreaterThan(1);
  return named.filter((name) => !there.includes(path.basename(name)));
}

test('killed at any moment it leaves a release served whole, and the next run goes on', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'corre-killed-'));
  const build = { root, panel, version: '1.0.0', commit: '?', now: new Date() };
  const distOf = (word: string) => path.join(root, 'builds', word);
  await makeBuild(distOf('um'), panel, 'um');
  await publishApp({ ...build, dist: distOf('um') });
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Each run has a new build, so that some kills hit the writing of it.
    const fresh = `novo-${kill}`;
    await makeBuild(distOf(fresh), panel, fresh);
    const child = spawn(process.execPath, [program, root, distOf(fresh), distOf('um')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await wait(kill * 15);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(missingNow(root)).toEqual([]);
    expect(await publishApp({ ...build, dist: distOf(fresh) })).toMatchObject({ id: expect.any(String) });
    expect(missingNow(root)).toEqual([]);
    expect(readdirSync(placeOf(root, panel.name).releases).filter((name) => name.startsWith('.'))).toEqual([]);
  }
  await rm(root, { recursive: true, force: true });
}, 60_000);

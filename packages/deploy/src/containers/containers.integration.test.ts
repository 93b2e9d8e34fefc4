import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { panelNamed } from '@corre/contract/panels.ts';
import { CACHE_HASHED } from '@corre/contract/web-paths.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { panelServer } from '../proxy/nginx/panel-server.ts';
import { EXAMPLE } from '../proxy/settings.ts';
import { buildApp, workspace } from '../release/programs.ts';
import { publishApi } from '../release/publish-api.ts';
import { publishApp } from '../release/publish-app.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { openPrivateMachine, type PrivateMachine } from './private-machine.ts';

/** Runs only where it is asked for, every night: it makes a Debian and two images, for some minutes. */
const asked = process.env.CORRE_IMAGES !== undefined;
const [buildah, debootstrap] = asked
  ? [await debianProgram('buildah'), await debianProgram('debootstrap')]
  : [null, null];
const possible = buildah !== null && debootstrap !== null && process.getuid?.() === 0;

const MIRROR = 'http://deb.debian.org/debian';
const BASE = 'localhost/base';
/** Ends a preparation that hangs: a Debian, a release of the API, two images. In milliseconds. */
const PREPARATION_MS = 1_800_000;
/** Ends a start that hangs, in milliseconds. */
const START_MS = 300_000;

const panel = panelNamed('support');

let machine: PrivateMachine;
let database: TestDatabase;
let releases: string;
let panelPort: number;

const storage = () => [
  ...['--root', path.join(machine.folder, 'storage'), '--runroot', path.join(machine.folder, 'run')],
  ...['--storage-driver', 'vfs'],
];
const build = (...args: string[]) => machine.run(buildah ?? '', ...storage(), ...args);

/** Makes the image of Debian that both stages begin with. */
async function makeBase(): Promise<void> {
  const container = (await build('from', 'scratch')).trim();
  const tree = (await build('mount', container)).trim();
  await machine.run(debootstrap ?? '', '--variant=minbase', 'bookworm', tree, MIRROR);
  await build('umount', container);
  await build('commit', '--rm', container, BASE);
}

/** Releases the API and the panel below `root`, as `npm run release` does. */
async function release(root: string): Promise<void> {
  const dist = path.join(workspace, 'apps', panel.name, 'dist');
  if (!existsSync(path.join(dist, 'index.html'))) await buildApp(panel.name);
  const same = { root, commit: '?', now: new Date() };
  await publishApi({ ...same, embedded: false });
  await publishApp({ ...same, panel, dist, version: '0.0.0' });
  const conf = panelServer({ ...EXAMPLE, apps: '/srv/corre/apps' }, panel, panelPort);
  await writeFile(path.join(root, 'apps', panel.name, 'nginx.conf'), conf);
}

const buildStage = (stage: string) =>
  build(
    ...['build', '--isolation', 'chroot', '--layers=false', '--target', stage, '--tag', `localhost/${stage}`],
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `APP=${panel.name}`],
    ...['--file', path.join(workspace, 'deploy/Dockerfile'), releases],
  );

/** Starts what the image starts, as the user and with the environment of the image. */
async function start(stage: string, env: Record<string, string>): Promise<ChildProcess & { said(): string }> {
  await build('from', '--name', stage, `localhost/${stage}`);
  const { OCIv1 } = JSON.parse(await build('inspect', stage));
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const run = [...storage(), 'run', '--isolation', 'chroot', ...variables, stage, '--', ...OCIv1.config.Entrypoint];
  const child = machine.start(buildah ?? '', ...run);
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe?.setEncoding('utf8').on('data', (text) => (said += text));
  return Object.assign(child, { said: () => said });
}

/** Asks until an answer comes. Throws with what the process said when it has ended, or when the time is over. */
async function firstAnswer(url: string, child: ChildProcess & { said(): string }): Promise<Response> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer !== null && answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url}; the container said:\n${child.said()}`);
}

/** Returns who runs a program in the machine, by their number. */
const userOf = async (program: string) =>
  (await machine.run('ps', '-eo', 'uid,args'))
    .split('\n')
    .find((line) => line.includes(program))
    ?.trim()
    .split(' ')[0];

describe.skipIf(!possible)('the images of deploy/Dockerfile', { timeout: 2 * START_MS }, () => {
  beforeAll(async () => {
    [database, machine, panelPort] = [await createTestDatabase(), await openPrivateMachine(), await freePort()];
    releases = await mkdtemp(path.join(tmpdir(), 'corre-releases-'));
    await makeBase();
    await release(releases);
    await buildStage('api');
    await buildStage('panel');
  }, PREPARATION_MS);

  afterAll(async () => {
    await machine?.close();
    await database?.drop();
    if (releases) await rm(releases, { recursive: true, force: true });
  });

  test('the API answers that it is ready, with its database, as a user without rights', async () => {
    const port = String(await freePort());
    const api = await start('api', { PORT: port, DATABASE_URL: database.url, CHAVE_DADOS: '0'.repeat(64) });
    const answer = await firstAnswer(`http://127.0.0.1:${port}/readyz`, api);
    expect(answer.status, api.said()).toBe(200);
    expect(await userOf('src/main.ts')).toBe('10001');
  });

  test('a panel answers its page and its hashed files under its own path, and nothing else', async () => {
    const nginx = await start('panel', {});
    const origin = `http://127.0.0.1:${panelPort}`;
    const page = await firstAnswer(origin + panel.path, nginx);
    expect(page.status, nginx.said()).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const [script = ''] = new RegExp(`${panel.path}/assets/[\\w.-]+\\.js`).exec(await page.text()) ?? [];
    const asset = await fetch(origin + script);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, CACHE_HASHED]);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect(await userOf('nginx: master')).toBe('10001');
  });
});
